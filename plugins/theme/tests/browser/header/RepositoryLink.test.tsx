/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { RepositoryLink } from '../../../browser/header/RepositoryLink';

let mockUrl = '';
jest.mock(
  '@docusaurus/useDocusaurusContext',
  () => ({
    __esModule: true,
    default: () => ({ siteConfig: { customFields: { repositoryUrl: mockUrl } } }),
  }),
  { virtual: true },
);

function renderLink(url: string) {
  mockUrl = url;
  const { container, unmount } = render(<RepositoryLink />);
  const link = container.querySelector('a');
  const seen = {
    name: link?.getAttribute('aria-label'),
    href: link?.href,
    sign: link?.querySelector('path')?.getAttribute('d'),
  };
  unmount();
  return seen;
}

describe('RepositoryLink', () => {
  test('has the name and the mark of GitHub for a repository there, and only for one', () => {
    const onGitHub = renderLink('https://github.com/someone/site');
    expect(onGitHub).toMatchObject({
      name: 'GitHub repository (opens in new tab)',
      href: 'https://github.com/someone/site',
    });
    const elsewhere = renderLink('https://gitlab.com/someone/github.com');
    expect(elsewhere.name).toBe('gitlab.com repository (opens in new tab)');
    expect(elsewhere.sign).not.toBe(onGitHub.sign);
  });
});

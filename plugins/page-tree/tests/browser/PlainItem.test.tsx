import { renderToStaticMarkup } from 'react-dom/server';
import type { ItemProps } from '../../shared/itemProps';
import { PlainItem } from '../../browser/side-navigation/NavigationLink';

// Docusaurus' bundler resolves it.
jest.mock(
  '@docusaurus/isInternalUrl',
  () => ({ __esModule: true, default: (url: string) => url.startsWith('/') }),
  { virtual: true },
);

const CHIP = '<span class="sidebar-chip sidebar-chip--neutral">Planned</span>';
const planned = { label: 'Planned', tone: 'neutral' } as const;

function print(value: string, props: ItemProps): string {
  return renderToStaticMarkup(<PlainItem item={{ type: 'html', value, customProps: props }} />);
}

test.each([
  ['/zh/joy-ui/api/a', ''],
  ['https://example.org/a/', ' target="_blank" rel="noopener noreferrer"'],
])('a planned page leads to %s', (href, newTab) => {
  expect(print('A & B', { planned: true, href, marks: [planned] })).toBe(
    `<a class="menu__link sidebar-planned" href="${href}"${newTab}>A &amp; B ${CHIP}</a>`,
  );
});

test('a planned page that leads nowhere is text, with its marks separated by spaces', () => {
  const marks = [{ label: 'Pro plan', plan: 'pro' }, planned] as const;
  expect(print('A', { planned: true, marks })).toBe(
    `<span class="menu__link sidebar-planned">A <span class="sidebar-plan sidebar-plan--pro" role="img" aria-label="Pro plan" title="Pro plan"></span> ${CHIP}</span>`,
  );
});

test('a label between pages has its icon before its title', () => {
  expect(print('Rest', { divider: true })).toBe('<span class="sidebar-divider">Rest</span>');
  expect(print('Rest', { divider: true, icon: 'WebIcon' })).toMatch(
    /^<span class="sidebar-divider"><svg class="sidebar-icon" .*aria-hidden="true">.*<\/svg>Rest<\/span>$/,
  );
});

test('an English title on a page in another language says that it is English', () => {
  expect(print('Charts', { planned: true, lang: 'en', marks: [planned] })).toBe(
    `<span class="menu__link sidebar-planned"><span lang="en">Charts</span> ${CHIP}</span>`,
  );
});

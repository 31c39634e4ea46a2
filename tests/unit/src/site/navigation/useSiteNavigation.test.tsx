/** @jest-environment jsdom */
import { useRef } from 'react';
import { fireEvent, render } from '@testing-library/react';
import { useSiteNavigation } from '../../../../../src/site/navigation/useSiteNavigation';

const mockPush = jest.fn();
jest.mock('@docusaurus/router', () => ({ useHistory: () => ({ push: mockPush }) }), {
  virtual: true,
});

function Prepared({ html }: { html: string }) {
  const container = useRef<HTMLDivElement>(null);
  useSiteNavigation(container);
  return <div ref={container} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Clicks a link in prepared HTML. Returns whether the browser follows it. */
function click(attributes: string, init: MouseEventInit = {}): boolean {
  const { container } = render(<Prepared html={`<a ${attributes}><code>x</code></a>`} />);
  const code = container.querySelector('code');
  return code !== null && fireEvent.click(code, init);
}

beforeEach(() => mockPush.mockClear());

test('follows a link to another page of the site without a page load', () => {
  expect(click('href="/ui/api/a?x=1#a-prop-b"')).toBe(false);
  expect(mockPush).toHaveBeenCalledWith('/ui/api/a?x=1#a-prop-b');
});

test.each([
  ['another site', 'href="https://example.com/a"', {}],
  ['a place on this page', 'href="#css"', {}],
  ['a button with an address', 'href="/ui/api/a" role="button"', {}],
  ['another tab by attribute', 'href="/ui/api/a" target="_blank"', {}],
  ['another tab by key', 'href="/ui/api/a"', { ctrlKey: true }],
])('leaves %s to the browser', (_, attributes, init) => {
  click(attributes, init);
  expect(mockPush).not.toHaveBeenCalled();
});

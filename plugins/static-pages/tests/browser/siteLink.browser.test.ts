/** @jest-environment jsdom */
import { siteLink } from '../../browser/pages/prefetchLinks';

const here = (pathname: string) =>
  ({ origin: 'http://localhost', pathname }) as unknown as Location;

function linkIn(html: string, pathname = '/material-ui/react-button') {
  document.body.innerHTML = html;
  return siteLink(
    document.querySelector('[data-hit]') ?? document.querySelector('a'),
    here(pathname),
  );
}

test('finds the link around what was hit', () => {
  expect(linkIn('<a href="/joy-ui/a"><b data-hit>A</b></a>')?.pathname).toBe('/joy-ui/a');
});

test.each([
  ['to another site', '<a href="https://example.org/a">A</a>'],
  ['that opens a tab', '<a href="/a" target="_blank">A</a>'],
  ['that saves a file', '<a href="/a" download>A</a>'],
  ['with the role of a button', '<a href="/a" role="button">A</a>'],
  ['within the page', '<a href="/material-ui/react-button#sizes">A</a>'],
  ['to a file beside the pages', '<a href="/material-ui/react-button.md">A</a>'],
  ['to the other language', '<a href="/zh/material-ui/react-button">A</a>'],
  ['to the home page of the other language', '<a href="/zh">A</a>'],
  ['without an address', '<a>A</a>'],
])('leaves a link %s to the browser', (_, html) => {
  expect(linkIn(html)).toBeNull();
});

test('follows links within Chinese, and none from it to English', () => {
  expect(linkIn('<a href="/zh/joy-ui/a">A</a>', '/zh/material-ui')?.pathname).toBe('/zh/joy-ui/a');
  expect(linkIn('<a href="/joy-ui/a">A</a>', '/zh/material-ui')).toBeNull();
});

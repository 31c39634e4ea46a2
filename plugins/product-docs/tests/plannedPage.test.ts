import { addressSegments, parsePlannedPages, plannedPageOf } from '../shared/plannedPage';
import type { PlannedPage } from '../shared/plannedPage';

test.each([
  ['/', []],
  ['/material-ui/react-button', ['material-ui', 'button']],
  ['/Material-UI/React-Button/', ['material-ui', 'button']],
  ['/zh/material-ui/react-button', ['material-ui', 'button']],
  ['/en/material-ui/react-button', ['material-ui', 'button']],
  ['/material-ui/react-button.html?x=/y#z', ['material-ui', 'button']],
  ['/material-ui/api-docs/button', ['material-ui', 'api', 'button']],
  ['/material-ui/index.html', ['material-ui']],
  ['/english/page', ['english', 'page']],
  ['/a%20b', ['a b']],
  ['/100%', ['100%']],
])('splits %s', (address, segments) => {
  expect(addressSegments(address)).toEqual(segments);
});

const PAGES = ['/system/react-grid', '/system/grid', '/x/react-charts', '/joy-ui/react-slider'].map(
  (path): PlannedPage => ({ path, title: path, api: [], related: [] }),
);

test.each([
  ['/x/react-charts', '/x/react-charts'],
  ['/zh/x/react-charts/', '/x/react-charts'],
  ['/x/react-charts/?a=b#bars', '/x/react-charts'],
  ['/x/react-charts/index.html', '/x/react-charts'],
  ['/joy-ui/slider', '/joy-ui/react-slider'],
  ['/system/grid', '/system/grid'],
  ['/system/react-grid/', '/system/react-grid'],
  ['/x/react-charts/bars', undefined],
  ['/react-charts', undefined],
  ['/%E0%A4%A', undefined],
  ['/', undefined],
  ['', undefined],
])('%j is the planned page %s', (address, path) => {
  expect(plannedPageOf(address, PAGES)?.path).toBe(path);
});

test('parses what the build writes, and nothing else', () => {
  expect(parsePlannedPages(JSON.stringify(PAGES))).toEqual(PAGES);
  expect(parsePlannedPages('[]')).toEqual([]);
  for (const text of ['null', '{}', '[{"path":"/a","title":"A"}]', '<html>']) {
    expect(() => parsePlannedPages(text)).toThrow();
  }
});

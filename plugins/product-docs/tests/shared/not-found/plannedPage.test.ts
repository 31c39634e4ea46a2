import { parsePlannedPages, plannedPageOf } from '../../../shared/plannedPage';
import type { PlannedPage } from '../../../shared/plannedPage';

const page = (path: string): PlannedPage => ({ path, title: path, api: [], related: [] });
const PAGES = ['/system/react-grid', '/system/grid', '/x/react-charts', '/joy-ui/react-slider'].map(
  page,
);

test.each([
  ['/x/react-charts', '/x/react-charts'],
  ['/x/react-charts/', '/x/react-charts'],
  ['/zh/x/react-charts/', '/x/react-charts'],
  ['/en/x/react-charts', '/x/react-charts'],
  ['/x/react-charts#bars', '/x/react-charts'],
  ['/x/react-charts/?a=b#bars', '/x/react-charts'],
  ['/x/react-charts.html', '/x/react-charts'],
  ['/x/react-charts/index.html', '/x/react-charts'],
  ['/X/React-Charts', '/x/react-charts'],
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

import { officialPageOf } from '../../../shared/site/officialPages';

test.each([
  ['/x/react-charts', 'https://v7.mui.com/x/react-charts/'],
  ['/x/react-charts/', 'https://v7.mui.com/x/react-charts/'],
  ['/x/react-charts/bars', 'https://v7.mui.com/x/react-charts/bars/'],
  ['/zh/x/react-charts/bars/', 'https://v7.mui.com/x/react-charts/bars/'],
  ['/x/migration/migration-charts-v6', 'https://v7.mui.com/x/migration/migration-charts-v6/'],
  ['/toolpad/studio/concepts/theming', 'https://mui.com/toolpad/studio/concepts/theming/'],
  // Neither a page with an official one nor below a folder of such pages.
  ['/x/react-charts-pro', undefined],
  ['/x/migration/migration-charts-v6/a', undefined],
  ['/x/react-data-grid', undefined],
  ['/de/x/react-charts', undefined],
  ['/zh', undefined],
  ['/', undefined],
  ['', undefined],
])('%j leads to %s', (path, address) => {
  expect(officialPageOf(path)).toBe(address);
});

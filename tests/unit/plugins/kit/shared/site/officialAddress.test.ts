import '../../../../../../content/navigation';
import { loadTrees } from '@component-docs/page-tree/node/trees';
import { isPage, walkPages } from '@component-docs/page-tree/shared/items';
import { officialAddress } from '../../../../../../plugins/kit/shared/site/productOfPath';
import { MENU_PRODUCTS } from '../../../../../../plugins/kit/shared/site/products';

test.each([
  ['/material-ui/guides/testing', 'https://v6.mui.com/material-ui/guides/testing/'],
  ['/joy-ui/react-slider/', 'https://v6.mui.com/joy-ui/react-slider/'],
  ['/base-ui/react-input', 'https://v6.mui.com/base-ui/react-input/'],
  ['/system/flexbox', 'https://v6.mui.com/system/flexbox/'],
  ['/x/react-charts/bars', 'https://v7.mui.com/x/react-charts/bars/'],
  ['/toolpad/core/react-account', 'https://mui.com/toolpad/core/react-account/'],
  ['/versions', undefined],
  ['/experiments/docs/demos', undefined],
  ['/constructor/a', undefined],
  ['/', undefined],
  ['', undefined],
])('the official page of %j is %s', (path, address) => {
  expect(officialAddress(path)).toBe(address);
});

test('every page of the trees of products in menus has an official address', () => {
  const trees = loadTrees();
  const paths = MENU_PRODUCTS.flatMap(({ id }) => walkPages(trees[id]))
    .map(({ item }) => item)
    .filter(isPage)
    .map(({ pathname }) => pathname);
  expect(paths.length).toBeGreaterThan(300);
  expect(paths.filter((path) => officialAddress(path) === undefined)).toEqual([]);
});

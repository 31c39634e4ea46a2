import { MENU_PRODUCTS, PRODUCTS } from '@component-docs/kit/shared/site/products';
import { treeOfProduct } from '../../node/trees/treeFile';
import {
  addressOfProduct,
  CATALOGUE_ENTRIES,
  catalogueEntry,
  isDescribed,
} from '../../shared/catalogue';
import { getProductInfoFromUrl } from '../../shared/getProductInfo';
import { drawerProductName, productName } from '../../shared/productNames';
import { olderVersions, versionMenu } from '../../shared/versions';

test('the catalogue knows which products have pages, each once', () => {
  const written = CATALOGUE_ENTRIES.filter(isDescribed);
  expect(written.map(({ packageName }) => packageName).sort()).toEqual(
    MENU_PRODUCTS.map(({ packageName }) => packageName).sort(),
  );
  const ids = CATALOGUE_ENTRIES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('no menu lists a product without a group, such as the manual', () => {
  const listed = MENU_PRODUCTS.map(({ id }) => id);
  expect(PRODUCTS.map(({ id }) => id).filter((id) => !listed.includes(id))).toEqual(['docs-infra']);
});

test.each(CATALOGUE_ENTRIES)('the landing page of $id belongs to it', ({ id, landing }) => {
  expect(getProductInfoFromUrl(`${landing}/`).productId).toBe(id);
  expect(landing).not.toMatch(/\/$/);
});

test.each([
  ['material-ui', '/material-ui/getting-started'],
  ['x-charts', 'https://v7.mui.com/x/react-charts/'],
  ['toolpad-studio', 'https://mui.com/toolpad/studio/getting-started/'],
])('%s leads to %s', (id, address) => {
  const product = catalogueEntry(id);
  expect(product && addressOfProduct(product)).toBe(address);
});

test.each(PRODUCTS)(
  '$name has its name and its tree everywhere',
  ({ id, basePath, landing, name }) => {
    expect(productName({ productId: id, productCategoryId: 'null' })).toBe(name);
    expect(landing.startsWith(`/${basePath}/`)).toBe(true);
    expect(treeOfProduct(getProductInfoFromUrl(landing))).toBe(id);
  },
);

test.each([
  ['/experiments/docs/headers/', 'docs-infra'],
  ['/x/introduction/', 'x'],
  ['/toolpad/studio/getting-started/', 'toolpad-core'],
  ['/versions/', 'docs'],
  ['/', 'docs'],
])('the page %s is in the tree %s', (path, tree) => {
  expect(treeOfProduct(getProductInfoFromUrl(path))).toBe(tree);
});

test.each([
  ['x-data-grid', 'x', 'MUI X', 'MUI X'],
  ['null', 'toolpad', 'Toolpad', 'Toolpad'],
  ['toolpad-studio', 'toolpad', 'Toolpad Studio', 'Toolpad Studio'],
  ['docs-infra', 'null', 'Docs Infra', 'Docs-infra'],
  ['docs', 'null', 'Home docs', 'Home docs'],
  ['core', 'null', 'MUI Core', 'MUI Core'],
])('product %s in category %s is called %s, in the drawer %s', (id, category, name, inDrawer) => {
  const product = { productId: id, productCategoryId: category };
  expect([productName(product), drawerProductName(product)]).toEqual([name, inDrawer]);
});

test('a product without a name is an error with its id', () => {
  const error = jest.spyOn(console, 'error').mockReturnValue();
  expect(productName({ productId: 'null', productCategoryId: 'constructor' })).toBeUndefined();
  expect(error.mock.calls).toEqual([[expect.stringContaining('"null" of category "constructor"')]]);
});

test.each([
  ['en', 'https://v6.mui.com/x/react-charts/'],
  ['zh', 'https://v6.mui.com/zh/x/react-charts/'],
] as const)('links to the first page of an older version in %s', (language, href) => {
  const charts = catalogueEntry('x-charts');
  expect(charts && olderVersions(charts, language)).toEqual([{ name: 'v6', href }]);
});

test('the menu keeps page and language on the sites of older versions', () => {
  expect(versionMenu('material-ui', '/material-ui/react-button')).toEqual({
    old: [
      { name: 'v5', href: 'https://v5.mui.com/material-ui/react-button' },
      { name: 'v4', href: 'https://v4.mui.com/material-ui/react-button' },
    ],
    hasAll: true,
  });
  expect(versionMenu('system', '/zh/system/borders#a').old).toEqual([
    { name: 'v4', href: 'https://v4.mui.com/zh/system/borders' },
  ]);
});

test.each([
  ['x-data-grid', ['v6', 'v5', 'v4']],
  ['joy-ui', []],
  ['constructor', []],
])('%s has the versions %j', (productId, names) => {
  const { old, hasAll } = versionMenu(productId, '/');
  expect(old.map(({ name }) => name)).toEqual(names);
  expect(hasAll).toBe(false);
});

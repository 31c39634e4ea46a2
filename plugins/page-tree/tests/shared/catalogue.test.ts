import { getProductInfoFromUrl } from '../../shared/getProductInfo';
import { productName } from '../../shared/productNames';
import { treeOfProduct } from '../../shared/treeOfProduct';
import {
  addressOfProduct,
  CATALOGUE_ENTRIES,
  catalogueEntry,
  stateOfProduct,
} from '../../shared/catalogue';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';

test('the catalogue has every product once, in the order of the menus, and knows which have pages', () => {
  expect(CATALOGUE_ENTRIES.map(({ id }) => id)).toEqual([
    'material-ui',
    'base-ui',
    'joy-ui',
    'system',
    'x-data-grid',
    'x-date-pickers',
    'x-charts',
    'x-tree-view',
    'toolpad-core',
    'toolpad-studio',
  ]);
  const written = CATALOGUE_ENTRIES.filter((product) => stateOfProduct(product) === 'written');
  expect(written.map(({ packageName }) => packageName)).toEqual(
    PRODUCTS.map(({ packageName }) => packageName),
  );
});

test.each(CATALOGUE_ENTRIES)('the landing page of $id belongs to it', ({ id, landing }) => {
  expect(getProductInfoFromUrl(`${landing}/`).productId).toBe(id);
  expect(landing).not.toMatch(/\/$/);
});

test.each([
  ['material-ui', 'written', '/material-ui/getting-started'],
  ['x-charts', 'planned', 'https://v7.mui.com/x/react-charts/'],
  ['toolpad-studio', 'elsewhere', '/toolpad/studio/getting-started'],
])('%s is %s, and leads to %s', (id, state, address) => {
  const product = catalogueEntry(id);
  expect(product && [stateOfProduct(product), addressOfProduct(product)]).toEqual([state, address]);
});

test('products with pages have the same name everywhere, and a landing page in their folder', () => {
  PRODUCTS.forEach(({ id, basePath, landing, name }) => {
    expect(productName({ productId: id, productCategoryId: 'null' })).toBe(name);
    expect(landing.startsWith(`/${basePath}/`)).toBe(true);
    expect(treeOfProduct(getProductInfoFromUrl(landing))).toBe(id);
  });
});

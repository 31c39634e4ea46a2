import {
  addressOfProduct,
  CATALOGUE,
  stateOfProduct,
} from '../../../../../src/products/shared/catalogue';
import { olderVersions } from '../../../../../src/products/shared/olderVersions';
import { getProductInfoFromUrl } from '../../../../../src/navigation/shared/getProductInfo';
import { LANDING_ROUTES } from '../../../../../src/navigation/shared/landingRoutes';
import { PRODUCT_NAMES } from '../../../../../src/navigation/shared/productNames';
import { treeOfProduct } from '../../../../../src/navigation/shared/treeOfProduct';
import { PRODUCTS } from '../../../../../src/products/shared/products';

function labels(id: Parameters<typeof olderVersions>[0]): string[] {
  return olderVersions(id, 'en').map(({ label }) => label);
}

test('returns the older versions of each product', () => {
  expect(labels('material-ui')).toEqual(['v5', 'v4']);
  expect(labels('joy-ui')).toEqual([]);
  expect(labels('base-ui')).toEqual([]);
  expect(labels('system')).toEqual(['v4']);
  expect(labels('x-data-grid')).toEqual(['v6', 'v5', 'v4']);
  expect(labels('x-charts')).toEqual(['v6']);
  expect(labels('x-tree-view')).toEqual(['v6']);
  expect(labels('toolpad-core')).toEqual([]);
});

test('links to the subdomain of the version, with the language', () => {
  expect(olderVersions('x-charts', 'en')[0]?.href).toBe('https://v6.mui.com/x/react-charts/');
  expect(olderVersions('x-charts', 'zh')[0]?.href).toBe('https://v6.mui.com/zh/x/react-charts/');
});

test('the catalogue contains every product with a landing page once, and knows which have pages', () => {
  const ids = CATALOGUE.flatMap(({ products }) => products.map(({ id }) => id));
  expect([...ids].sort()).toEqual(Object.keys(LANDING_ROUTES).sort());
  const all = CATALOGUE.flatMap(({ products }) => products);
  const written = all.filter((product) => stateOfProduct(product) === 'written');
  expect(written.map(({ packageName }) => packageName)).toEqual(
    PRODUCTS.map(({ packageName }) => packageName),
  );
});

test.each([
  ['material-ui', 'written', '/material-ui/getting-started'],
  ['x-charts', 'planned', 'https://v7.mui.com/x/react-charts/'],
  ['toolpad-studio', 'elsewhere', '/toolpad/studio/getting-started'],
])('%s is %s, and leads to %s', (id, state, address) => {
  const product = CATALOGUE.flatMap(({ products }) => products).find((each) => each.id === id);
  expect(product && [stateOfProduct(product), addressOfProduct(product)]).toEqual([state, address]);
});

test('products with pages have the same name everywhere, and a landing page in their folder', () => {
  PRODUCTS.forEach(({ id, basePath, landing, name }) => {
    expect(name).toBe(PRODUCT_NAMES[id]);
    expect(landing.startsWith(`/${basePath}/`)).toBe(true);
    expect(treeOfProduct(getProductInfoFromUrl(landing))).toBe(id);
  });
});

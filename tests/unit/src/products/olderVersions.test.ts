import { CATALOGUE, hasPages } from '../../../../src/products/catalogue';
import { olderVersions } from '../../../../src/products/olderVersions';
import { LANDING_ROUTES } from '../../../../src/navigation/landingRoutes';
import { PRODUCTS } from '../../../../src/products/products';

function labels(id: Parameters<typeof olderVersions>[0]): string[] {
  return olderVersions(id, 'en').map(({ label }) => label);
}

// behaviours §3, version lists.
test('each product has the older versions of its list', () => {
  expect(labels('material-ui')).toEqual(['v5', 'v4']);
  expect(labels('joy-ui')).toEqual([]);
  expect(labels('base-ui')).toEqual([]);
  expect(labels('system')).toEqual(['v4']);
  expect(labels('x-data-grid')).toEqual(['v6', 'v5', 'v4']);
  expect(labels('x-charts')).toEqual(['v6']);
  expect(labels('x-tree-view')).toEqual(['v6']);
  expect(labels('toolpad-core')).toEqual([]);
});

test('older sites are on a sub-domain and keep the language', () => {
  expect(olderVersions('x-charts', 'en')[0]?.href).toBe('https://v6.mui.com/x/react-charts/');
  expect(olderVersions('x-charts', 'zh')[0]?.href).toBe('https://v6.mui.com/zh/x/react-charts/');
});

test('the catalogue holds every product with a landing page once, and knows which have pages', () => {
  const ids = CATALOGUE.flatMap(({ products }) => products.map(({ id }) => id));
  expect([...ids].sort()).toEqual(Object.keys(LANDING_ROUTES).sort());
  expect(ids.filter(hasPages)).toEqual(PRODUCTS.map(({ id }) => id));
});

test('products with pages have one name and one package in the whole site', () => {
  const entries = new Map(
    CATALOGUE.flatMap(({ products }) => products.map((entry) => [entry.id, entry] as const)),
  );
  PRODUCTS.forEach(({ id, name, packageName }) =>
    expect(entries.get(id)).toMatchObject({ name, packageName }),
  );
});

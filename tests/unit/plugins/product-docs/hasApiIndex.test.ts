import { hasApiIndex } from '../../../../plugins/product-docs/hasApiIndex';
import { loadTrees } from '../../../../plugins/page-tree';
import { PRODUCTS } from '../../../../src/products/products';
import type { Product } from '../../../../src/products/products';

test('Material UI, Joy UI and MUI System have an index, products with tabs none', () => {
  const indexed = PRODUCTS.filter(({ id }) => hasApiIndex(id)).map(({ id }) => id);
  expect(indexed).toEqual(expect.arrayContaining(['material-ui', 'joy-ui', 'system']));
  const withTabs = PRODUCTS.filter(({ apiTabs }: Product) => apiTabs).map(({ id }) => id);
  expect(indexed.filter((id) => withTabs.includes(id))).toEqual([]);
});

test('a planned item has no page yet', () => {
  const item = { pathname: '/system/api', title: 'Index' };
  const trees = { ...loadTrees(), system: [item] };
  expect(hasApiIndex('system', trees)).toBe(true);
  expect(hasApiIndex('system', { ...trees, system: [{ ...item, planned: true }] })).toBe(false);
});

import { loadTrees } from '../../../../../plugins/navigation/page-tree';
import { hasApiIndex } from '../../../../../plugins/products/product-docs/hasApiIndex';
import { PRODUCTS } from '../../../../../src/site/products/products';
import type { Product, ProductId } from '../../../../../src/site/products/products';

const product = (id: ProductId) => {
  const found = PRODUCTS.find((candidate) => candidate.id === id);
  return { ...(found as Product), id };
};

test('Material UI, Joy UI and MUI System have an index, products with tabs none', () => {
  const indexed = PRODUCTS.filter(({ id }) => hasApiIndex(product(id), [])).map(({ id }) => id);
  expect(indexed).toEqual(expect.arrayContaining(['material-ui', 'joy-ui', 'system']));
  const withTabs = PRODUCTS.filter(({ apiTabs }: Product) => apiTabs).map(({ id }) => id);
  expect(indexed.filter((id) => withTabs.includes(id))).toEqual([]);
});

test('a planned item has no page yet', () => {
  const item = { pathname: '/system/api', title: 'Index' };
  const trees = { ...loadTrees(), system: [item] };
  const planned = { ...trees, system: [{ ...item, planned: true }] };
  expect(hasApiIndex(product('system'), [], trees)).toBe(true);
  expect(hasApiIndex(product('system'), [], planned)).toBe(false);
});

test('a written index, like that of the data grid, is the only one', () => {
  const docs = [{ permalink: '/zh/x/api/data-grid/' }];
  expect(hasApiIndex(product('x'), docs)).toBe(false);
  expect(hasApiIndex(product('x'), [{ permalink: '/zh/x/introduction' }])).toBe(true);
});

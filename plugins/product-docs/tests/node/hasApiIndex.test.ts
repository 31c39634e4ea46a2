import '../../../../content/navigation';
import { loadTrees } from '@component-docs/page-tree/node/trees';
import { hasApiIndex } from '../../node/apiPagePaths';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';

const product = (id: ProductId) => {
  const found = PRODUCTS.find((candidate) => candidate.id === id);
  return { ...(found as Product), id };
};

test('Material UI, Joy UI, Base UI, and MUI System have an index', () => {
  const indexed = PRODUCTS.filter(({ id }) => hasApiIndex(product(id), [])).map(({ id }) => id);
  expect(indexed).toEqual(expect.arrayContaining(['material-ui', 'joy-ui', 'base-ui', 'system']));
});

test('returns false if the page tree has no item for the index', () => {
  const withItem = { ...loadTrees(), system: [{ pathname: '/system/api', title: 'Index' }] };
  expect(hasApiIndex(product('system'), [], withItem)).toBe(true);
  expect(hasApiIndex(product('system'), [], { ...withItem, system: [] })).toBe(false);
});

test('returns false if the index is a document, as for the data grid', () => {
  const docs = [{ permalink: '/zh/x/api/data-grid/' }];
  expect(hasApiIndex(product('x'), docs)).toBe(false);
  expect(hasApiIndex(product('x'), [{ permalink: '/zh/x/introduction' }])).toBe(true);
});

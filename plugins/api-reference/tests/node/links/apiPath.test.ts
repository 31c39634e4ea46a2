import { apiPath } from '../../../node/links/apiPath';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';

function productOf(id: string): Product {
  const product = PRODUCTS.find((candidate) => candidate.id === id);
  if (!product) {
    throw new Error(`no product ${id}`);
  }
  return product;
}

test.each([
  ['material-ui', 'button', '/zh/material-ui/api/button'],
  ['toolpad-core', 'account', '/zh/toolpad/core/api/account'],
  // Every package of MUI X has its own folder.
  ['x', 'data-grid', '/zh/x/api/data-grid/data-grid'],
])('an API page of %s has the same path as on the library’s site', (id, slug, path) => {
  expect(apiPath('/zh/', productOf(id), slug)).toBe(path);
});

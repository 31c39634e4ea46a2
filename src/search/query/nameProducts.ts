import { PRODUCTS } from '../../products/shared/products';
import type { Product } from '../../products/shared/types';
import type { ProductId } from '../../products/shared/products';

/** Returns what matches the names of a product in a query: "Material UI", "material-ui", "MaterialUI". */
function matcherOf({ name, shortName = name }: Product): RegExp {
  const names = [name, shortName].map((each) => each.replace(' ', '[ -]?'));
  return new RegExp(`\\b(?:${names.join('|')})\\b`, 'giu');
}

const MATCHERS = PRODUCTS.map((product) => ({ id: product.id, matcher: matcherOf(product) }));

/**
 * Finds the names of products in a query.
 *
 * @returns the products, and the query without their names, unless nothing else is in it
 */
export function nameProducts(query: string): { products: ProductId[]; rest: string } {
  const named = MATCHERS.filter(({ matcher }) => query.search(matcher) >= 0);
  const rest = named.reduce((text, { matcher }) => text.replace(matcher, ' '), query);
  return {
    products: named.map(({ id }) => id),
    rest: /[\p{L}\p{N}]/u.test(rest) ? rest : query,
  };
}

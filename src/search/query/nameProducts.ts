import type { ProductId } from '../../products/shared/products';

/** How readers name the products. Names that are also common words, such as "system", are left out. */
const NAMES: Readonly<Record<ProductId, RegExp>> = {
  'material-ui': /\bmaterial[ -]?ui\b/giu,
  'base-ui': /\bbase[ -]?ui\b/giu,
  'joy-ui': /\bjoy(?:[ -]?ui)?\b/giu,
  system: /\bmui system\b/giu,
  x: /\bmui x\b/giu,
  'toolpad-core': /\btoolpad(?: core)?\b/giu,
};

/**
 * Finds the names of products in a query.
 *
 * @returns the products, and the query without their names, unless nothing else is in it
 */
export function nameProducts(query: string): { products: ProductId[]; rest: string } {
  const products = (Object.keys(NAMES) as ProductId[]).filter(
    (product) => query.search(NAMES[product]) >= 0,
  );
  const rest = products.reduce((text, product) => text.replace(NAMES[product], ' '), query);
  return { products, rest: /[\p{L}\p{N}]/u.test(rest) ? rest : query };
}

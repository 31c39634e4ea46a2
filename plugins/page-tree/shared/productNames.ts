import { GROUPS, OTHER_TREES } from '@component-docs/kit/shared/site/catalogue';
import { productOfPath } from '@component-docs/kit/shared/site/productOfPath';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';
import { CATALOGUE_ENTRIES } from './catalogue';
import type { ProductInfo } from './getProductInfo';

/** Parts of a product that have no pages among the product's. */
const ELSEWHERE = CATALOGUE_ENTRIES.filter(({ landing }) => productOfPath(landing) === undefined);

/** Display names by product id, tree id, or category id, not translated. */
const NAMES: ReadonlyMap<string, string | undefined> = new Map(
  [...GROUPS, ...OTHER_TREES, ...ELSEWHERE, ...PRODUCTS].map(({ id, name }) => [id, name]),
);

/**
 * Returns the display name of a product, looked up by product id, then by category id. Logs an error
 * and returns undefined when neither has a name.
 */
export function productName({ productId, productCategoryId }: ProductInfo): string | undefined {
  const name = NAMES.get(productId) ?? NAMES.get(productCategoryId);
  if (name === undefined) {
    console.error(
      `Product "${productId}" of category "${productCategoryId}" has no display name. Add one to the facts of the site.`,
    );
  }
  return name;
}

/** Returns the name on the drawer's product button: the result of `productName`, with a few exceptions. */
export function drawerProductName(product: ProductInfo): string | undefined {
  const named: Product | undefined = PRODUCTS.find(({ id }) => id === product.productId);
  return named?.buttonName ?? productName(product);
}

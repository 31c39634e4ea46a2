import { GROUPS, OTHER_TREES } from '@component-docs/kit/shared/site/catalogue';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductInfo } from './getProductInfo';

/** Display names by product id, tree id, or category id, not translated. */
const NAMES: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  [...GROUPS, ...OTHER_TREES, ...PRODUCTS].map(({ id, name }) => [id, name]),
);

const nameOf = (id: string) => (Object.hasOwn(NAMES, id) ? NAMES[id] : undefined);

/**
 * Returns the display name of a product, looked up by product id, then by category id. Logs an error
 * and returns undefined when neither has a name.
 */
export function productName(
  { productId, productCategoryId }: ProductInfo,
  logError: (message: string) => void = console.error,
): string | undefined {
  const name = nameOf(productId) ?? nameOf(productCategoryId);
  if (name === undefined) {
    logError(
      `Product "${productId}" of category "${productCategoryId}" has no display name. Add one to the facts of the site.`,
    );
  }
  return name;
}

/** Returns the name on the drawer's product button: that of `productName`, with a few exceptions. */
export function drawerProductName(
  product: ProductInfo,
  logError: (message: string) => void = console.error,
): string | undefined {
  return (
    OTHER_TREES.find(({ id }) => id === product.productId)?.buttonName ??
    productName(product, logError)
  );
}

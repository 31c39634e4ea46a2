import { PRODUCTS } from './products';
import type { ProductId } from './products';

/**
 * Returns the product that a page belongs to; undefined for the other pages of the site.
 *
 * @param path site path, without base URL and language
 */
export function productOfPath(path: string): ProductId | undefined {
  return PRODUCTS.find(({ basePath }) => `${path}/`.startsWith(`/${basePath}/`))?.id;
}

/** Returns the display name of a product, which isn't translated. */
export function nameOfProduct(product: ProductId): string {
  return PRODUCTS.find(({ id }) => id === product)?.name ?? product;
}

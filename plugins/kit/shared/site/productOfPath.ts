import { MENU_PRODUCTS, PRODUCTS } from './products';
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
export function nameOfProduct(product: string): string {
  return PRODUCTS.find(({ id }) => id === product)?.name ?? product;
}

/**
 * Returns the address of the official page that has the path of a page of this site; undefined for a page
 * that only this site has. The first folder of a path says which product's site has it.
 *
 * @param path site path, without base URL, language, query, and hash
 */
export function officialAddress(path: string): string | undefined {
  const [, folder] = path.split('/', 2);
  const product = MENU_PRODUCTS.find(({ basePath }) => basePath.split('/', 1)[0] === folder);
  return product && product.officialSite + path.replace(/\/?$/, '/');
}

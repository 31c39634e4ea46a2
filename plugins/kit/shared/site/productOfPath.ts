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
 * Returns the address of the official page with a path. The first folder of the path says which product's site has it;
 * that of the first product has those of products that this site doesn't describe.
 *
 * @param path site path, without base URL, language, query, and hash
 */
export function officialAddress(path: string): string {
  const [, folder] = path.split('/', 2);
  const product = MENU_PRODUCTS.find(({ basePath }) => basePath.split('/', 1)[0] === folder);
  return (product ?? PRODUCTS[0]).officialSite + path.replace(/\/?$/, '/');
}

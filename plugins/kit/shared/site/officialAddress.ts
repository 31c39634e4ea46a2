import { PRODUCTS } from './products';

/**
 * Returns the address of the official page that has the path of a page of this site; undefined for a page
 * that only this site has. The first folder of a path says which product's site has it.
 *
 * @param path site path, without base URL, language, query, and hash
 */
export function officialAddress(path: string): string | undefined {
  const [, folder] = path.split('/', 2);
  const product = PRODUCTS.find(({ basePath }) => basePath.split('/', 1)[0] === folder);
  return product && product.officialSite + path.replace(/\/?$/, '/');
}

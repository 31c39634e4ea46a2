import type { Product } from '../../src/products/products';

/** Where a product's API pages are. */
export type ApiPlace = Pick<Product, 'basePath' | 'apiFolder'>;

/** The path of a component's API page within its product, base URL included. */
export function apiPath(
  baseUrl: string,
  { basePath, apiFolder = 'api' }: ApiPlace,
  slug: string,
): string {
  return `${baseUrl}${basePath}/${apiFolder}/${slug}`;
}

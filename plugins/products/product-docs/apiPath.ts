import type { Product } from '../../../src/site/products/products';

/** Where a product's API pages are. */
export type ApiPlace = Pick<Product, 'basePath' | 'apiFolder'>;

/** The path of a component's API page within its product, base URL included. */
export function apiPath(baseUrl: string, place: ApiPlace, slug: string): string {
  return `${apiIndexPath(baseUrl, place)}/${slug}`;
}

/** The path of the page that lists a product's API pages, base URL included. */
export function apiIndexPath(baseUrl: string, { basePath, apiFolder = 'api' }: ApiPlace): string {
  return `${baseUrl}${basePath}/${apiFolder}`;
}

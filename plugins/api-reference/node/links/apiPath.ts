import type { Product } from '@component-docs/kit/shared/site/types';

/** What determines the path of a product's API pages. */
export type ApiPlace = Pick<Product, 'basePath' | 'apiFolder'>;

/** Returns the path of a component's API page in its product, including the base URL. */
export function apiPath(baseUrl: string, place: ApiPlace, slug: string): string {
  return `${apiIndexPath(baseUrl, place)}/${slug}`;
}

/** Returns the path of the page that lists a product's API pages, including the base URL. */
export function apiIndexPath(baseUrl: string, { basePath, apiFolder = 'api' }: ApiPlace): string {
  return `${baseUrl}${basePath}/${apiFolder}`;
}

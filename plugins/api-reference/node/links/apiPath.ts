import type { Product } from '@component-docs/kit/shared/site/types';
import type { SymbolApi } from '../../shared/pages';

/** The properties of a product that determine the path of its API pages. */
export type ApiPlace = Pick<Product, 'basePath' | 'apiFolder' | 'hookPaths'>;

/** Returns the path of a component's API page in its product, including the base URL. */
export function apiPath(baseUrl: string, place: ApiPlace, slug: string): string {
  return `${apiIndexPath(baseUrl, place)}/${slug}`;
}

/** Returns the path of the page that lists a product's API pages, including the base URL. */
export function apiIndexPath(baseUrl: string, { basePath, apiFolder = 'api' }: ApiPlace): string {
  return `${baseUrl}${basePath}/${apiFolder}`;
}

/** Returns the path of the page of an interface or a hook, including the base URL. */
export function symbolPath(
  baseUrl: string,
  place: ApiPlace,
  { name, slug }: Pick<SymbolApi, 'name' | 'slug'>,
): string {
  const guided = place.hookPaths?.[name];
  return guided === undefined
    ? apiPath(baseUrl, place, slug)
    : `${baseUrl}${place.basePath}/${guided}`;
}

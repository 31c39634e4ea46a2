import type { Product } from '@component-docs/kit/shared/site/types';
import type { SymbolApi } from '../../shared/symbols';

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

/** Hooks whose page belongs to a guide, as paths below the product's base path. */
const GUIDED_HOOKS: Readonly<Record<string, string>> = {
  useDialogs: 'react-use-dialogs/api',
  useNotifications: 'react-use-notifications/api',
  useLocalStorageState: 'react-persistent-state/use-local-storage-state-api',
  useSessionStorageState: 'react-persistent-state/use-session-storage-state-api',
};

/** Returns the path of the page of an interface or a hook, including the base URL. */
export function symbolPath(
  baseUrl: string,
  place: ApiPlace,
  { name, slug }: Pick<SymbolApi, 'name' | 'slug'>,
): string {
  const guided = GUIDED_HOOKS[name];
  return guided === undefined
    ? apiPath(baseUrl, place, slug)
    : `${baseUrl}${place.basePath}/${guided}`;
}

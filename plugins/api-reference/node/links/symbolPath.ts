import type { SymbolApi } from '../../shared/symbol-page/types';
import { apiPath } from './apiPath';
import type { ApiPlace } from './apiPath';

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

import { useSyncExternalStore } from 'react';
import { getShownPath, onShownPath } from './shownPath';

/**
 * Returns the pathname of the page on the screen, also outside of the router.
 *
 * @param onServer the pathname of the page that the server prints
 */
export function useShownPath(onServer: string): string {
  return useSyncExternalStore(onShownPath, getShownPath, () => onServer);
}

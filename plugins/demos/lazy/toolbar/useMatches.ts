import { useSyncExternalStore } from 'react';

/** Returns whether the window matches a media query. For components that only the browser runs. */
export function useMatches(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}

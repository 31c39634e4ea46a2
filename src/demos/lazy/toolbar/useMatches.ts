import { useSyncExternalStore } from 'react';

/** Where all of a toolbar's buttons don't fit in one row. */
const QUERY = '(max-width: 599.95px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Returns whether the window is as narrow as a phone. For components that only the browser runs. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
}

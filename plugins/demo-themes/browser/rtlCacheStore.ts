import { useEffect, useSyncExternalStore } from 'react';
import type { EmotionCache } from '@emotion/cache';
import { createStore } from '@component-docs/kit/browser/createStore';

const store = createStore<EmotionCache | null>(null);

/** Loads the cache that mirrors styles. Without it, a demo still runs, from left to right. */
export async function loadRtlCache(): Promise<void> {
  try {
    const { rtlCache } = await import(/* webpackChunkName: "demo-rtl" */ './rtlCache');
    store.set(rtlCache);
  } catch {
    // Offline: the next change of direction tries again.
  }
}

/**
 * Returns the style cache of right-to-left demos, and loads it if needed; null while it isn't
 * wanted or hasn't loaded.
 */
export function useRtlCache(isWanted: boolean): EmotionCache | null {
  const cache = useSyncExternalStore(store.subscribe, store.get, () => null);
  useEffect(() => {
    if (isWanted) {
      void loadRtlCache();
    }
  }, [isWanted]);
  return isWanted ? cache : null;
}

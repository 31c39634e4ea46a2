import { useEffect, useSyncExternalStore } from 'react';
import type { EmotionCache } from '@emotion/cache';
import { createStore } from '../lib/createStore';

const store = createStore<EmotionCache | null>(null);
const notOnServer = () => null;

/** Loads what turns styles around. Without it a demo still runs, from left to right. */
export async function loadRtlCache(): Promise<void> {
  try {
    const { rtlCache } = await import(/* webpackChunkName: "demo-rtl" */ './rtlCache');
    store.set(rtlCache);
  } catch {
    // Offline: the next change of direction tries again.
  }
}

/** The style cache of right-to-left demos; null while it is not wanted or not there. */
export function useRtlCache(isWanted: boolean): EmotionCache | null {
  const cache = useSyncExternalStore(store.subscribe, store.get, notOnServer);
  useEffect(() => {
    if (isWanted) {
      void loadRtlCache();
    }
  }, [isWanted]);
  return isWanted ? cache : null;
}

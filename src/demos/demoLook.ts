import { useSyncExternalStore } from 'react';
import { createStore } from '../lib/createStore';
import type { Store } from '../lib/createStore';
import { useThemeState } from '../reader/preferences/theme/themeStore';

/** What one demo shows the other way than the site. */
export interface DemoLook {
  readonly mode: boolean;
  readonly direction: boolean;
  readonly density: boolean;
}

export type DemoLookStore = Store<DemoLook>;

const LIKE_SITE: DemoLook = { mode: false, direction: false, density: false };
/** Of demos that have no look of their own. */
export const likeSite = createStore(LIKE_SITE);

/** A demo's own look: a store, because its controls and its island are in different React roots. */
export const createDemoLook = (): DemoLookStore => createStore(LIKE_SITE);

export function useDemoLook(own: DemoLookStore): DemoLook {
  return useSyncExternalStore(own.subscribe, own.get, own.get);
}

/** Direction and density that a demo is rendered in: the site's, or the other. */
export function useRenderedLook(own = likeSite): { isRtl: boolean; isDense: boolean } {
  const { direction, density } = useDemoLook(own);
  const isRtl = useThemeState((theme) => theme.direction === 'rtl');
  const isDense = useThemeState((theme) => theme.dense);
  return { isRtl: isRtl !== direction, isDense: isDense !== density };
}

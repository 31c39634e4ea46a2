import { useSyncExternalStore } from 'react';
import { createStore } from '../lib/createStore';
import type { Store } from '../lib/createStore';
import { useThemeState } from '../reader/preferences/theme/themeStore';

/** The parts of a demo's look that are the opposite of the site's. */
export interface DemoLook {
  readonly mode: boolean;
  readonly direction: boolean;
  readonly density: boolean;
}

export type DemoLookStore = Store<DemoLook>;

const LIKE_SITE: DemoLook = { mode: false, direction: false, density: false };
/** The look of demos that always match the site. */
export const likeSite = createStore(LIKE_SITE);

/**
 * Creates the store of a demo's own look. It is a store because the demo's controls and its island
 * are in different React roots.
 */
export const createDemoLook = (): DemoLookStore => createStore(LIKE_SITE);

export function useDemoLook(own: DemoLookStore): DemoLook {
  return useSyncExternalStore(own.subscribe, own.get, own.get);
}

/** Returns the direction and density that a demo is rendered in: the site's, or the opposite. */
export function useRenderedLook(own = likeSite): { isRtl: boolean; isDense: boolean } {
  const { direction, density } = useDemoLook(own);
  const isRtl = useThemeState((theme) => theme.direction === 'rtl');
  const isDense = useThemeState((theme) => theme.dense);
  return { isRtl: isRtl !== direction, isDense: isDense !== density };
}

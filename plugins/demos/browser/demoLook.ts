import { useSyncExternalStore } from 'react';
import { createStore } from '@component-docs/kit/browser/createStore';
import type { Store } from '@component-docs/kit/browser/createStore';
import type { LocalePack } from '@component-docs/demo-themes/shared/library';
import type { StageAttributes } from './demoPortal';
import { useThemeState } from '@component-docs/preferences/browser/theme/useTheme';

/** The parts of a demo's look that may be the opposite of the site's. */
export type LookPart = 'mode' | 'direction' | 'density';

/** One of the library's locales. */
export interface DemoLocale {
  /** As it is imported: `ptBR`. */
  readonly name: string;
  readonly pack: LocalePack;
}

/** How a demo's look differs from the site's. */
export interface DemoLook extends Readonly<Record<LookPart, boolean>> {
  /** The locale that the reader chose for the demo; by default, the components have the site's language. */
  readonly locale?: DemoLocale | undefined;
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

/**
 * Returns the direction and density that a demo is rendered in: the site's, or the opposite. The pack belongs
 * to the chosen locale.
 */
export function useRenderedLook(own = likeSite) {
  const { direction, density, locale } = useDemoLook(own);
  const isRtl = useThemeState((theme) => theme.direction === 'rtl');
  const isDense = useThemeState((theme) => theme.dense);
  return { isRtl: isRtl !== direction, isDense: isDense !== density, pack: locale?.pack };
}

/**
 * Returns the attributes of a demo's stage and popups, for CSS: that it is one, mode and direction if they
 * differ from the site's, and which of the page's demo styles apply (`stylesId`).
 */
export function useStageAttributes(own: DemoLookStore, styles: string | undefined) {
  const look = useDemoLook(own);
  // A demo that matches the site doesn't need to render when the site's look changes.
  const isDark = useThemeState((theme) => look.mode && theme.paletteMode === 'dark');
  const isRtl = useThemeState((theme) => look.direction && theme.direction === 'rtl');
  return {
    'data-stage': '',
    'data-theme': look.mode ? (isDark ? 'light' : 'dark') : undefined,
    dir: look.direction ? (isRtl ? 'ltr' : 'rtl') : undefined,
    'data-demo-styles': styles,
  } satisfies StageAttributes;
}

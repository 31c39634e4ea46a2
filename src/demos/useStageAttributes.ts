import { useThemeState } from '../reader/preferences/theme/themeStore';
import { useDemoLook } from './demoLook';
import type { DemoLookStore } from './demoLook';
import type { StageAttributes } from './demoPortal';

/**
 * What a demo's stage and popups say for CSS: mode and direction where they are not the site's, and
 * which of the page's demo styles are theirs (`stylesId`).
 */
export function useStageAttributes(own: DemoLookStore, styles: string | undefined) {
  const look = useDemoLook(own);
  // A demo that looks like the site has nothing to render when the site changes.
  const isDark = useThemeState((theme) => look.mode && theme.paletteMode === 'dark');
  const isRtl = useThemeState((theme) => look.direction && theme.direction === 'rtl');
  return {
    'data-theme': look.mode ? (isDark ? 'light' : 'dark') : undefined,
    dir: look.direction ? (isRtl ? 'ltr' : 'rtl') : undefined,
    'data-demo-styles': styles,
  } satisfies StageAttributes;
}

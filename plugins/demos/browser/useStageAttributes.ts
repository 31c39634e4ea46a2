import { useThemeState } from '@component-docs/preferences/browser/theme/themeStore';
import { useDemoLook } from './demoLook';
import type { DemoLookStore } from './demoLook';
import type { StageAttributes } from './demoPortal';

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

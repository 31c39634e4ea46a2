import { useThemeState } from '../preferences/theme/themeStore';
import { useDemoLook } from './demoLook';
import type { DemoLookStore } from './demoLook';

/** What a demo's stage says of mode and direction where they are not the site's, for CSS. */
export function useStageAttributes(own: DemoLookStore): {
  'data-theme': string | undefined;
  dir: string | undefined;
} {
  const look = useDemoLook(own);
  // A demo that looks like the site has nothing to render when the site changes.
  const isDark = useThemeState((theme) => look.mode && theme.paletteMode === 'dark');
  const isRtl = useThemeState((theme) => look.direction && theme.direction === 'rtl');
  return {
    'data-theme': look.mode ? (isDark ? 'light' : 'dark') : undefined,
    dir: look.direction ? (isRtl ? 'ltr' : 'rtl') : undefined,
  };
}

import { useMemo, useSyncExternalStore } from 'react';
import themeStylesheets from '@generated/demos/default/themeStylesheets';
import { readerThemeStore } from '@component-docs/preferences/browser/readerThemeStore';
import { useDemoLook, useRenderedLook } from '../../browser/demoLook';
import { islandId } from '../../shared/ids';
import type { CompiledCode, FrameLook } from '@component-docs/sandbox/shared/types';
import { themesOf } from './themesOf';
import type { LiveStageProps } from './useCompiled';
import { useThemeState } from '@component-docs/preferences/browser/theme/useTheme';

/** Returns what the edited code and its modules import. */
function importsOf(code: CompiledCode | undefined): string[] {
  const files = code ? [code, ...code.modules.map(({ file }) => file)] : [];
  return files.flatMap(({ imports }) => imports.map(({ name }) => name));
}

/** Returns how the frame of an edited demo looks: as the demo does on the page. */
export function useFrameLook(props: LiveStageProps, code: CompiledCode | undefined): FrameLook {
  const { name, version, language, stylesheets, look } = props;
  const themes = useMemo(() => themesOf(version.id, importsOf(code)), [version, code]);
  const { isRtl, isDense } = useRenderedLook(look);
  const { mode: isOtherMode } = useDemoLook(look);
  const theme = useThemeState((state) => state);
  const readerThemes = useSyncExternalStore(readerThemeStore.subscribe, readerThemeStore.get);
  const mode = (theme.paletteMode === 'dark') === isOtherMode ? 'light' : 'dark';
  const themeIds = String(themes);
  return useMemo(
    () => ({
      themes,
      language,
      isRtl,
      isDense,
      // Painted there whenever the reader's theme changes.
      root: { 'data-theme': mode, style: document.documentElement.getAttribute('style') ?? '' },
      stylesId:
        version.styling === 'system' ? undefined : islandId({ name, styling: version.styling }),
      stylesheets: [
        ...new Set([...stylesheets, ...themes.map((product) => themeStylesheets[product] ?? '')]),
      ].map((href) => new URL(href, window.location.href).href),
      readerThemes,
    }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the style attribute follows the theme
    [name, version, language, stylesheets, isRtl, isDense, mode, theme, readerThemes, themeIds],
  );
}

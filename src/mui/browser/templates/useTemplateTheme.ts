import { useMemo, useSyncExternalStore } from 'react';
import { readerThemeStore } from '@component-docs/preferences/browser/readerThemeStore';
import type { ReaderThemes } from '@component-docs/preferences/shared/readerTheme';
import type { RootProps } from '@component-docs/templates/browser/preview/templateModule';
import type { Look } from '@component-docs/templates/shared/look';
import type { ThemedProduct } from '@component-docs/demo-themes/shared/themedProducts';

const NONE: ReaderThemes = {};

/**
 * Returns the theme that a template is shown with: its own, the library's, or the reader's. Ignores options of
 * readers that the library refuses: an earlier version of the site has stored them.
 *
 * @param create creates the theme of options; without any, the library's own
 */
export function useTemplateTheme<Theme>(
  product: ThemedProduct,
  { look: { theme, direction }, themeOptions }: Pick<RootProps, 'look' | 'themeOptions'>,
  create: (direction: Look['direction'], options?: object) => Theme,
): Theme {
  const themes = useSyncExternalStore(readerThemeStore.subscribe, readerThemeStore.get, () => NONE);
  const options = theme === 'reader' ? themes[product]?.options : undefined;
  return useMemo(() => {
    if (theme === 'custom') {
      return create(direction, themeOptions);
    }
    try {
      return create(direction, options);
    } catch {
      return create(direction);
    }
  }, [theme, direction, themeOptions, options, create]);
}

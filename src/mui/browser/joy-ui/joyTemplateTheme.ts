import { extendTheme } from '@mui/joy/styles';
import type { CssVarsThemeOptions } from '@mui/joy/styles';
import type { Look } from '@component-docs/templates/shared/look';

/** Ignores options that the library refuses: an earlier version of the site has stored them. */
function createReaders(direction: Look['direction'], options: CssVarsThemeOptions) {
  try {
    return extendTheme({ ...options, direction });
  } catch {
    return extendTheme({ direction });
  }
}

/**
 * Creates the theme that a template of Joy UI is shown with.
 *
 * @param themes the template's own theme, and the reader's theme
 */
export function joyTemplateTheme(
  { theme, direction }: Pick<Look, 'theme' | 'direction'>,
  themes: { custom: CssVarsThemeOptions; reader: CssVarsThemeOptions | undefined },
) {
  switch (theme) {
    case 'custom':
      return extendTheme({ ...themes.custom, direction });
    case 'library':
      return extendTheme({ direction });
    case 'reader':
      return createReaders(direction, themes.reader ?? {});
  }
}

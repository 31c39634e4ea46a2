import { createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import type { Look } from '@component-docs/templates/shared/look';
import { MODE_ATTRIBUTE } from '@component-docs/templates/shared/readLook';

type ThemeOptions = NonNullable<Parameters<typeof createTheme>[0]>;

/** The theme of Material UI in both modes. */
const MATERIAL: ThemeOptions = { colorSchemes: { light: true, dark: true } };

function createFor(direction: Look['direction'], themeOptions: ThemeOptions): Theme {
  const { cssVariables, ...options } = themeOptions;
  return createTheme({
    ...options,
    direction,
    cssVariables: {
      ...(typeof cssVariables === 'object' && cssVariables),
      colorSchemeSelector: MODE_ATTRIBUTE,
    },
  });
}

/** Ignores options that the library refuses: an earlier version of the site has stored them. */
function createReaders(direction: Look['direction'], options: ThemeOptions): Theme {
  try {
    return createFor(direction, options);
  } catch {
    return createFor(direction, MATERIAL);
  }
}

/**
 * Creates the theme that a template is shown with. Its colors are CSS variables, so that a change of
 * mode needs no script.
 *
 * @param themes the template's own theme, and the reader's theme
 */
export function materialTheme(
  { theme, direction }: Pick<Look, 'theme' | 'direction'>,
  themes: { custom: ThemeOptions; reader: ThemeOptions | undefined },
): Theme {
  switch (theme) {
    case 'custom':
      return createFor(direction, themes.custom);
    case 'library':
      return createFor(direction, MATERIAL);
    case 'reader':
      return createReaders(direction, themes.reader ?? MATERIAL);
  }
}

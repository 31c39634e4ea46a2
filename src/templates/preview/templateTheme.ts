import { createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import type { Look } from '../shared/look';
import { MODE_ATTRIBUTE } from '../shared/readLook';

export type ThemeOptions = NonNullable<Parameters<typeof createTheme>[0]>;

/** The theme of Material UI in both modes. */
const MATERIAL: ThemeOptions = { colorSchemes: { light: true, dark: true } };

/**
 * Creates the theme that a template is shown with. Its colors are CSS variables, so that a change of
 * mode needs no script.
 *
 * @param themeOptions the template's own theme
 */
export function templateTheme(
  { theme, direction }: Pick<Look, 'theme' | 'direction'>,
  themeOptions: ThemeOptions,
): Theme {
  const { cssVariables, ...options } = theme === 'custom' ? themeOptions : MATERIAL;
  return createTheme({
    ...options,
    direction,
    cssVariables: {
      ...(typeof cssVariables === 'object' && cssVariables),
      colorSchemeSelector: MODE_ATTRIBUTE,
    },
  });
}

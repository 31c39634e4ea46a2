import { extendTheme } from '@mui/joy/styles';
import type { CssVarsThemeOptions } from '@mui/joy/styles';
import { SPACING } from './tokens';

/** The attribute that Docusaurus keeps on `<html>`; see `demoTheme`. */
const ATTRIBUTE = 'data-theme';

/** Texts that the library's defaults leave under a contrast of 4.5:1 (WCAG 1.4.3). */
const legibleTexts: CssVarsThemeOptions['components'] = {
  JoySelect: { styleOverrides: { root: { '--Select-placeholderOpacity': 0.8 } } },
  JoyFormControl: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-error': { '--FormHelperText-color': theme.vars.palette.danger.plainColor },
      }),
    },
  },
};

/**
 * The theme that demos of Joy UI run in: the library's own defaults but for texts that are too pale,
 * with both color schemes on Docusaurus' attribute instead of `data-joy-color-scheme`.
 */
export const joyDemoTheme = {
  ...extendTheme({
    spacing: SPACING,
    components: legibleTexts,
    getSelector: (scheme) => {
      switch (scheme) {
        case 'light':
          return `:root, [${ATTRIBUTE}="light"]`;
        case 'dark':
          return `[${ATTRIBUTE}="dark"]`;
        default:
          return ':root';
      }
    },
  }),
  attribute: ATTRIBUTE,
  getColorSchemeSelector: (scheme: string) => `[${ATTRIBUTE}="${scheme}"] &`,
};

/** The theme in the direction that is asked for. */
export function joyDemoThemeInLook(isRtl: boolean): object {
  return isRtl ? { ...joyDemoTheme, direction: 'rtl' } : joyDemoTheme;
}

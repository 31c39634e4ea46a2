import { extendTheme } from '@mui/joy/styles';
import type { CssVarsThemeOptions } from '@mui/joy/styles';
import { SPACING } from './tokens';

/** The attribute on `<html>` that Docusaurus sets to the color mode; see `demoTheme`. */
const ATTRIBUTE = 'data-theme';

/** Overrides for texts whose contrast is below 4.5:1 (WCAG 1.4.3) in the library's defaults. */
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
 * The theme that Joy UI demos run in: the library's own defaults, except for texts that are too pale.
 * Both color schemes follow Docusaurus' attribute instead of `data-joy-color-scheme`.
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

/** Returns the Joy UI demo theme in the given direction. */
export function joyDemoThemeInLook(isRtl: boolean): object {
  return isRtl ? { ...joyDemoTheme, direction: 'rtl' } : joyDemoTheme;
}

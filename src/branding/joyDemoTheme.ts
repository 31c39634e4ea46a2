import { extendTheme } from '@mui/joy/styles';
import type { CssVarsThemeOptions } from '@mui/joy/styles';
import { DEMO_FONT_FALLBACKS } from './demoFonts';
import { DENSE_JOY_COMPONENTS } from './denseJoyComponents';
import { SPACING } from './spacing';

/** The attribute on `<html>` that Docusaurus sets to the color mode; see `demoTheme`. */
const ATTRIBUTE = 'data-theme';

/** Overrides for texts whose contrast is below 4.5:1 (WCAG 1.4.3) in the library's defaults. */
const legibleTexts = {
  JoySelect: { styleOverrides: { root: { '--Select-placeholderOpacity': 0.8 } } },
  JoyFormControl: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-error': { '--FormHelperText-color': theme.vars.palette.danger.plainColor },
      }),
    },
  },
} satisfies CssVarsThemeOptions['components'];

/** Shown until Inter has arrived, and for characters that it doesn't have. */
const fallback = [
  ...DEMO_FONT_FALLBACKS['joy-ui'].map((name) => `"${name}"`),
  extendTheme().fontFamily.fallback,
].join();

/**
 * The theme that Joy UI demos run in: the library's own defaults, except for texts that are too pale.
 * Both color schemes follow Docusaurus' attribute instead of `data-joy-color-scheme`.
 */
export const joyDemoTheme = {
  ...extendTheme({
    spacing: SPACING,
    fontFamily: { fallback },
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

interface Look {
  isRtl: boolean;
  isDense: boolean;
}

const denseComponents = {
  ...legibleTexts,
  ...DENSE_JOY_COMPONENTS,
  JoySelect: { ...legibleTexts.JoySelect, ...DENSE_JOY_COMPONENTS.JoySelect },
  JoyFormControl: { ...legibleTexts.JoyFormControl, ...DENSE_JOY_COMPONENTS.JoyFormControl },
};

/** Returns the Joy UI demo theme in another direction or density. */
export function joyDemoThemeInLook({ isRtl, isDense }: Look): object {
  if (!isRtl && !isDense) {
    return joyDemoTheme;
  }
  return {
    ...joyDemoTheme,
    direction: isRtl ? 'rtl' : 'ltr',
    ...(isDense && { components: denseComponents }),
  };
}

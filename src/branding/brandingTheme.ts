import { extendTheme } from '@mui/material/styles';
import type { Components, PaletteOptions, TypographyVariantsOptions } from '@mui/material/styles';
import { NO_OVERLAYS } from '@component-docs/theme-builder/shared/noOverlays';
import { SPACING } from './spacing';
import { SHAPE_RADIUS, PALETTE, ROLE_COLORS } from './tokens';
import type { ColorMode } from '@component-docs/preferences/shared/colorModes';

const heading = { fontFamily: 'var(--docs-font-heading)', fontWeight: 600 } as const;
const px = (size: number) => `${size / 16}rem`;

/** The shell's fonts and sizes of text. Weights other than these aren't in the fonts. */
const brandingTypography = {
  fontFamily: 'var(--docs-font-body)',
  fontWeightBold: 700,
  h1: { ...heading, fontSize: 'clamp(2.5rem, 1.125rem + 3.5vw, 3.5em)' },
  h2: { ...heading, fontSize: 'clamp(1.5rem, 0.9643rem + 1.4286vw, 2.25rem)' },
  h3: { ...heading, fontSize: px(36) },
  h4: { ...heading, fontSize: px(30) },
  h5: { fontWeight: 600, fontSize: px(24) },
  h6: { fontWeight: 600, fontSize: px(20) },
  subtitle1: { fontSize: px(18), fontWeight: 500 },
  body1: { fontSize: px(16), lineHeight: 1.5 },
  body2: { fontSize: px(14), lineHeight: 1.5 },
  caption: { fontSize: px(12), fontWeight: 700 },
  button: { fontWeight: 700, textTransform: 'none', letterSpacing: 0 },
} as const satisfies TypographyVariantsOptions;

/**
 * Returns a color in the older syntax with commas, the only syntax that the library reads: `rgba(20, 23, 26,
 * 0.8)` for `rgb(20 23 26 / 80%)`. Colors in hexadecimals stay as they are.
 */
export function withCommas(color: string): string {
  const [, channels, percent] = /^rgb\(([\d ]+) \/ (\d+)%\)$/.exec(color) ?? [];
  return channels ? `rgba(${channels.replaceAll(' ', ', ')}, ${Number(percent) / 100})` : color;
}

/** Returns the palette of the branding theme in a mode, from the tokens of the shell. */
export function brandingPalette(mode: ColorMode): PaletteOptions {
  const { primary, primaryDark, grey, error, success, warning } = PALETTE;
  const isDark = mode === 'dark';
  const role = (name: keyof (typeof ROLE_COLORS)[ColorMode]) => withCommas(ROLE_COLORS[mode][name]);
  return {
    // The shade for hovered buttons: text on them is white in the light scheme, and black in the dark one.
    primary: { ...primary, main: role('primary'), dark: primary[isDark ? 300 : 700] },
    secondary: isDark
      ? { ...grey, main: primaryDark[700], contrastText: primaryDark[50] }
      : { ...grey, main: primaryDark[100], contrastText: primaryDark[600] },
    error: { ...error, main: error[500] },
    success: { ...success, main: success[isDark ? 600 : 700] },
    warning: { ...warning, main: warning[500] },
    grey,
    text: { primary: role('text'), secondary: role('text-secondary') },
    background: { default: role('bg'), paper: role('bg-paper') },
    divider: role('divider'),
    common: { black: '#090b0b' },
  };
}

const FOCUS_RING = {
  outline: '3px solid var(--docs-color-focus-ring)',
  outlineOffset: '2px',
} as const;

/** The library's red is too pale for text. */
const LEGIBLE_ERROR = { '&.Mui-error': { color: 'var(--docs-color-error-text)' } } as const;

/** The parts of the shell's look that aren't in the palette: corners, the focus ring, and no ripples. */
const brandingComponents = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // The second selector is for the time until the page's code runs.
    styleOverrides: {
      // An IconButton with a character has no font of its own.
      root: { fontFamily: 'inherit', '&.Mui-focusVisible, &:focus-visible': FOCUS_RING },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { borderRadius: 'var(--docs-radius-button)' } },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { borderRadius: SHAPE_RADIUS },
      sizeSmall: { inlineSize: 32, blockSize: 32 },
    },
  },
  MuiSlider: { styleOverrides: { thumb: { '&.Mui-focusVisible': FOCUS_RING } } },
  MuiFormLabel: { styleOverrides: { root: LEGIBLE_ERROR } },
  MuiFormHelperText: { styleOverrides: { root: LEGIBLE_ERROR } },
  MuiTooltip: {
    defaultProps: { arrow: true },
    styleOverrides: { tooltip: { borderRadius: 'var(--docs-radius-small)' } },
  },
} as const satisfies Components;

/** The prefix of the theme's CSS variables. Variables of demos begin with `mui`. */
export const BRANDING_PREFIX = 'brand';

/**
 * The site's look as a theme of Material UI, for tools that aren't demos: the tokens of the shell in both
 * color schemes, which follow the attribute that Docusaurus keeps on `<html>`. The reader's spacing is
 * the same variable as in demos. `brandingStylesheet` has the variables of the dark scheme.
 */
export const brandingTheme = extendTheme({
  cssVarPrefix: BRANDING_PREFIX,
  colorSchemeSelector: '[data-theme="%s"]',
  colorSchemes: {
    light: { palette: brandingPalette('light'), overlays: NO_OVERLAYS },
    dark: { palette: brandingPalette('dark'), overlays: NO_OVERLAYS },
  },
  shape: { borderRadius: SHAPE_RADIUS },
  spacing: `var(--mui-spacing, ${SPACING}px)`,
  typography: brandingTypography,
  components: brandingComponents,
});

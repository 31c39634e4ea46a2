import type { PaletteOptions } from '@mui/material/styles';
import { PALETTE, ROLE_COLORS } from './tokens';
import type { ColorMode } from '@component-docs/preferences/shared/colorModes';

/**
 * Returns a color in the older syntax with commas, the only one that the library reads:
 * `rgba(20, 23, 26, 0.8)` for `rgb(20 23 26 / 80%)`. Colors in hexadecimals stay as they are.
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

import { PALETTE, ROLE_COLORS } from '../branding/tokens';
import type { Hue } from '@component-docs/kit/shared/site/types';

/** Returns the colors of a social card from a scale of the palette. White text must be legible on the shade. */
export function hueOf(name: keyof typeof PALETTE, shade: 500 | 600 | 700 | 800): Hue {
  const scale = PALETTE[name];
  return { tint: scale[50], pale: scale[200], strong: scale[shade] };
}

/** The colors of the site, by mode. */
export const COLORS = {
  light: { ...ROLE_COLORS.light, 'card-kind': PALETTE.grey[600] },
  dark: { ...ROLE_COLORS.dark, 'card-kind': PALETTE.grey[600] },
};

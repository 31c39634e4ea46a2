import type { Shadows } from '@mui/material/styles';
import { DEFAULT_THEME } from './defaultTheme';

/** The sets of shadows that a theme can have. */
export const SHADOW_STYLES = ['default', 'none', 'soft'] as const;
export type ShadowStyle = (typeof SHADOW_STYLES)[number];

/** A wide, pale shadow instead of the library's three. It grows with the elevation. */
const soft = (elevation: number) =>
  elevation === 0
    ? 'none'
    : `0 ${elevation}px ${elevation * 3}px rgba(0, 0, 0, ${(0.08 + elevation / 300).toFixed(2)})`;

const BY_STYLE: Readonly<Record<ShadowStyle, Shadows>> = {
  default: DEFAULT_THEME.shadows,
  none: DEFAULT_THEME.shadows.map(() => 'none') as Shadows,
  soft: DEFAULT_THEME.shadows.map((_shadow, elevation) => soft(elevation)) as Shadows,
};

/** Returns the shadows of a style, one for each elevation. */
export const shadowsOf = (style: ShadowStyle): Shadows => BY_STYLE[style];

/** Returns the style that a list of shadows is of; undefined for any other list. */
export function shadowStyleOf(shadows: readonly unknown[]): ShadowStyle | undefined {
  return SHADOW_STYLES.find(
    (style) =>
      shadows.length === BY_STYLE[style].length &&
      BY_STYLE[style].every((shadow, elevation) => shadow === shadows[elevation]),
  );
}

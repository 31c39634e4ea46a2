import type { Hues } from '../shared/types';
import { getContrastRatio } from '@mui/system/colorManipulator';

/** Returns black or white, whichever is more legible on a color `#rrggbb`; one of them is always AA. */
export function readableText(hex: string): '#000' | '#fff' {
  return getContrastRatio('#000', hex) >= getContrastRatio('#fff', hex) ? '#000' : '#fff';
}

/** Returns typed hex digits, or `rgb(r, g, b)`, as `#rrggbb`; null for anything else. */
export function parseColor(text: string): string | null {
  const input = text.trim().toLowerCase();
  const [, hex] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(input) ?? [];
  if (hex) {
    return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`;
  }
  const rgb = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/.exec(input);
  const channels = rgb?.slice(1).map(Number) ?? [];
  if (channels.length !== 3 || channels.some((channel) => channel > 255)) {
    return null;
  }
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** A color by its name in the library, such as `blue[500]`. */
interface HueShade {
  readonly hue: string;
  readonly shade: string;
}

/** Returns the position of `#rrggbb` in the rainbow from red to orange, 0 to 360; 360 for grayish colors. */
function rainbowPosition(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  const least = Math.min(red, green, blue);
  const most = Math.max(red, green, blue);
  const range = most - least;
  if (range < 0.3 * (most + least)) {
    return 360;
  }
  const sixth =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  // Counterclockwise on the color wheel, starting just after the reds: red, pink, …, orange.
  return (365 - sixth * 60) % 360;
}

/** Returns the hues that have shades (not `common`), as in a rainbow; grayish ones at the end. */
export function shadedHues(hues: Hues): string[] {
  const position = (hue: string) => rainbowPosition(hues[hue]?.['500'] ?? '');
  return Object.keys(hues)
    .filter((hue) => hues[hue]?.['500'] !== undefined)
    .sort((a, b) => position(a) - position(b));
}

/** Returns the name of a color `#rrggbb` in the library; the first of several. */
export function findShade(hues: Hues, hex: string): HueShade | undefined {
  for (const hue of shadedHues(hues)) {
    const entry = Object.entries(hues[hue] ?? {}).find(([, value]) => value === hex);
    if (entry) {
      return { hue, shade: entry[0] };
    }
  }
  return undefined;
}

/** The shades of the library's hues, in its order: 50 to 900, then the accents. */
export const SHADES = [
  '50',
  '100',
  '200',
  '300',
  '400',
  '500',
  '600',
  '700',
  '800',
  '900',
  'A100',
  'A200',
  'A400',
  'A700',
] as const;

type Channels = readonly [red: number, green: number, blue: number];

const BLACK: Channels = [0, 0, 0];
const WHITE: Channels = [255, 255, 255];

/** Contrast ratio below which the library uses black text instead of white (palette.contrastThreshold). */
const THRESHOLD = 3;
/** Opacity of the library's black text. */
const BLACK_OPACITY = 0.87;

/** Returns the channels of `#rrggbb`. */
function channelsOf(hex: string): Channels {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

/** Returns the relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance([red, green, blue]: Channels): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Returns the WCAG 2 contrast ratio, from 1 to 21. */
function ratioOf(a: Channels, b: Channels): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

export interface TextOnColor {
  /** The text color that the library picks, as CSS. */
  color: string;
  /** Its contrast with the color, from 1 to 21. */
  ratio: number;
}

/** Returns the text color that the library's palette uses on a color `#rrggbb`, with its actual contrast. */
export function textOn(hex: string): TextOnColor {
  const background = channelsOf(hex);
  // The library rounds the luminance before it compares.
  const rounded = Number(luminance(background).toFixed(3));
  if (1.05 / (rounded + 0.05) >= THRESHOLD) {
    return { color: '#fff', ratio: ratioOf(background, WHITE) };
  }
  const blend = (channel: number) => channel * (1 - BLACK_OPACITY);
  const [red, green, blue] = background;
  const text: Channels = [blend(red), blend(green), blend(blue)];
  return { color: `rgba(0, 0, 0, ${BLACK_OPACITY})`, ratio: ratioOf(background, text) };
}

/** Returns black or white, whichever is more legible on a color `#rrggbb`; one of them is always AA. */
export function readableText(hex: string): '#000' | '#fff' {
  const background = channelsOf(hex);
  return ratioOf(background, BLACK) >= ratioOf(background, WHITE) ? '#000' : '#fff';
}

export const CONTRAST_LEVELS = ['AAA', 'AA', 'largeOnly', 'none'] as const;
export type ContrastLevel = (typeof CONTRAST_LEVELS)[number];

/** Returns the level of a ratio: https://www.w3.org/TR/WCAG22/#contrast-minimum, #contrast-enhanced */
export function contrastLevel(ratio: number): ContrastLevel {
  if (ratio >= 7) {
    return 'AAA';
  }
  if (ratio >= 4.5) {
    return 'AA';
  }
  return ratio >= 3 ? 'largeOnly' : 'none';
}

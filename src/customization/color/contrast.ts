type Channels = readonly [red: number, green: number, blue: number];

const BLACK: Channels = [0, 0, 0];
const WHITE: Channels = [255, 255, 255];

/** The library's threshold: below this ratio, white text gives way to black (palette.contrastThreshold). */
const THRESHOLD = 3;
/** How opaque the library's black text is. */
const BLACK_OPACITY = 0.87;

/** Channels of `#rrggbb`. */
function channelsOf(hex: string): Channels {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

/** Relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance([red, green, blue]: Channels): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio by WCAG 2, from 1 to 21. */
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

/** The text that the library's palette puts on a color `#rrggbb`, with the contrast it really has. */
export function textOn(hex: string): TextOnColor {
  const ground = channelsOf(hex);
  // The library rounds the luminance before it decides.
  const rounded = Number(luminance(ground).toFixed(3));
  if (1.05 / (rounded + 0.05) >= THRESHOLD) {
    return { color: '#fff', ratio: ratioOf(ground, WHITE) };
  }
  const through = (channel: number) => channel * (1 - BLACK_OPACITY);
  const [red, green, blue] = ground;
  const text: Channels = [through(red), through(green), through(blue)];
  return { color: `rgba(0, 0, 0, ${BLACK_OPACITY})`, ratio: ratioOf(ground, text) };
}

/** Black or white, whichever is easier to read on a color `#rrggbb`; one of them is always AA. */
export function readableText(hex: string): '#000' | '#fff' {
  const ground = channelsOf(hex);
  return ratioOf(ground, BLACK) >= ratioOf(ground, WHITE) ? '#000' : '#fff';
}

export const CONTRAST_LEVELS = ['AAA', 'AA', 'largeOnly', 'none'] as const;
export type ContrastLevel = (typeof CONTRAST_LEVELS)[number];

/** What a contrast meets: https://www.w3.org/TR/WCAG22/#contrast-minimum, #contrast-enhanced */
export function contrastLevel(ratio: number): ContrastLevel {
  if (ratio >= 7) {
    return 'AAA';
  }
  if (ratio >= 4.5) {
    return 'AA';
  }
  return ratio >= 3 ? 'largeOnly' : 'none';
}

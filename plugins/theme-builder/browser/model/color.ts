import {
  formatHex,
  formatHex8,
  modeHsl,
  modeLab65,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  modeXyz65,
  parse,
  useMode,
  clampChroma,
  converter,
  wcagContrast,
} from 'culori/fn';
import type { Color, Oklch, Rgb } from 'culori/fn';
import type { Scheme } from './types';

// culori knows only the color spaces that are registered, so that bundles have no others.
[modeRgb, modeHsl, modeLab65, modeLrgb, modeOklab, modeOklch, modeXyz65].forEach((mode) =>
  useMode(mode),
);

/** Text with only these characters may be a color in sRGB: names, hex digits, `rgb()`, `hsl()`. */
const COLOR = /^(?:#[0-9a-f]{3,8}|[a-z]{3,20}|(?:rgb|hsl)a?\([\d.,%/ deg-]{5,60}\))$/;

/** Returns an sRGB color as `#rrggbb` or `#rrggbbaa`; undefined for any other text. */
export function parseColor(text: string): string | undefined {
  const input = text.trim().toLowerCase();
  const color = COLOR.test(input) ? parse(input) : undefined;
  return color && toHex(color);
}

const toRgb = converter('rgb');
const toOklch = converter('oklch');

/** Returns a computed CSS color; transparent for a value that isn't an sRGB color. */
export function readColor(css: string): Rgb {
  return toRgb(parse(css)) ?? { mode: 'rgb', r: 0, g: 0, b: 0, alpha: 0 };
}

/** Returns the color that is seen where a color is over an opaque one. */
export function blend(top: Rgb, bottom: Rgb): Rgb {
  const alpha = top.alpha ?? 1;
  const mix = (a: number, b: number) => a * alpha + b * (1 - alpha);
  return { mode: 'rgb', r: mix(top.r, bottom.r), g: mix(top.g, bottom.g), b: mix(top.b, bottom.b) };
}

/** Returns the contrast ratio of two opaque colors, 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export const contrastOf = (a: Rgb, b: Rgb): number => wcagContrast(a, b);

/** Returns a color as tokens have it: `#rrggbb`, or `#rrggbbaa` if it isn't opaque. */
export const toHex = (color: Color): string =>
  (color.alpha ?? 1) < 1 ? formatHex8(color) : formatHex(color);

/** Steps in which the lightness is searched, from black to white. */
const STEPS = 200;

/**
 * Returns the color that is nearest to a given one and has a contrast with a background: the same hue, lighter
 * or darker, and opaque.
 *
 * @param ratio the contrast that it needs, 1 to 21
 * @returns `#rrggbb`; undefined if neither black nor white has that contrast
 */
export function nearestPassing(color: Rgb, background: Rgb, ratio: number): string | undefined {
  const passes = (hex: string) => contrastOf(readColor(hex), background) >= ratio;
  const opaque: Rgb = { ...color, alpha: 1 };
  const start: Oklch = toOklch(opaque);
  // Both directions at the same time, so that the first that passes is the nearest.
  for (let step = 0; step <= STEPS; step += 1) {
    const found = [start.l - step / STEPS, start.l + step / STEPS]
      .filter((l) => l >= 0 && l <= 1)
      .map((l) => formatHex(step === 0 ? opaque : clampChroma({ ...start, l }, 'oklch')))
      .find(passes);
    if (found) {
      return found;
    }
  }
  return ['#000000', '#ffffff'].find(passes);
}

/** The contrast of text that WCAG asks for, and a little more, for tinted backgrounds behind it. */
const TEXT_RATIO = 4.6;

/** Legible colors with a meaning, which differ in lightness for color-vision deficiencies. */
export const MEANINGS = {
  light: { error: '#c41941', warning: '#602700', info: '#0069a3', success: '#407312' },
  dark: { error: '#ff7995', warning: '#ffd29f', info: '#2cb8f8', success: '#7ab555' },
} as const satisfies Record<Scheme, object>;

/** Gray that is visible on the backgrounds of both schemes, as a border or as a focus ring. */
export const VISIBLE_GRAY = '#7d7d7d';

/** Returns a color's lightness, 0 to 1, chroma, and hue in degrees. */
export function lightnessOf(hex: string): { l: number; c: number; h: number } {
  const { l = 0.5, c = 0, h = 0 } = toOklch(parse(hex)) ?? {};
  return { l, c, h };
}

/** Returns the color of a lightness, chroma, and hue, with less chroma if no screen shows that. */
export function colorOf(color: { l: number; c: number; h: number }): string {
  return formatHex(clampChroma({ mode: 'oklch', ...color }, 'oklch'));
}

/** Returns a color with another hue. */
export function turn(hex: string, degrees: number): string {
  const color = lightnessOf(hex);
  return colorOf({ ...color, h: (color.h + degrees) % 360 });
}

/** Returns the color that is nearest to a given one and legible as text on a background. */
export function legible(hex: string, background: string): string {
  return nearestPassing(readColor(hex), readColor(background), TEXT_RATIO) ?? hex;
}

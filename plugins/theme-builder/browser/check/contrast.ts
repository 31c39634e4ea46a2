import { clampChroma, converter, formatHex, formatHex8, parse, wcagContrast } from 'culori/fn';
import type { Oklch, Rgb } from 'culori/fn';
import '../model/color';

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
  return {
    mode: 'rgb',
    r: mix(top.r, bottom.r),
    g: mix(top.g, bottom.g),
    b: mix(top.b, bottom.b),
  };
}

/** Returns the contrast ratio of two opaque colors, 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export const contrastOf = (a: Rgb, b: Rgb): number => wcagContrast(a, b);

/** Returns a color as tokens have it: `#rrggbb`, or `#rrggbbaa` if it isn't opaque. */
export const toHex = (color: Rgb): string =>
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

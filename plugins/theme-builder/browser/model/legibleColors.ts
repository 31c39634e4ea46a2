import { clampChroma, converter, formatHex, parse } from 'culori/fn';
import { nearestPassing, readColor } from '../check/contrast';
import type { Scheme } from './types';

const toOklch = converter('oklch');

/** The contrast of text that WCAG asks for, and a little more, for tinted backgrounds behind it. */
export const TEXT_RATIO = 4.6;

/**
 * Colors with a meaning that have enough contrast, and are as light or dark as users with any color-vision
 * deficiency need to tell them apart.
 */
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

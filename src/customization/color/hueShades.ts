import type { Hues } from './types';

/** A color by its name in the library, such as `blue[500]`. */
export interface HueShade {
  readonly hue: string;
  readonly shade: string;
}

/** The hues that have shades; `common` has black and white. */
export function shadedHues(hues: Hues): string[] {
  return Object.keys(hues).filter((hue) => hues[hue]?.['500'] !== undefined);
}

/** The name of a color `#rrggbb` in the library; of several, the first. */
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

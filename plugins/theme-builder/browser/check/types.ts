import type { Rgb } from 'culori/fn';
import type { TokenValues } from '../model/types';

/** The use of a pair of colors, which decides the contrast that it needs. */
export type PairUse = 'text' | 'largeText' | 'border' | 'icon' | 'focus';

/** A color on a background, as the preview shows it. */
export interface Pair {
  readonly use: PairUse;
  readonly color: Rgb;
  readonly background: Rgb;
  /** The color and the nearest background before they are blended. They are the theme's own. */
  readonly raw: { readonly color: Rgb; readonly background: Rgb };
  /** The component that has them, such as `Button`. */
  readonly place: string;
}

/** A pair whose contrast is too low. */
export interface ContrastProblem {
  readonly use: PairUse;
  readonly color: string;
  readonly background: string;
  readonly ratio: number;
  readonly needed: number;
  /** The components that have the pair. */
  readonly places: readonly string[];
  /** The changes that solve it, if one token has the color. */
  readonly fix: { readonly color: string; readonly changes: TokenValues } | undefined;
}

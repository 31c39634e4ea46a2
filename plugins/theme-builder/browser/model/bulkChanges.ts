import type { DraftTheme, ThemeLibrary } from '../libraries/types';
import { themeValue } from './draftTheme';
import type { TokenValue, TokenValues } from './types';

/** The windows between which sizes grow, in rem: the windows of the preview, 390 px and 1280 px. */
const NARROW = 390 / 16;
const WIDE = 1280 / 16;

/** How much of its distance from the size of text a heading keeps on a phone. */
const KEPT = 0.5;

const round = (value: number) => Number(value.toFixed(3));

/**
 * Returns a size that grows with the window, as `clamp()`: the given size in wide windows, and nearer to the
 * size of text in narrow ones. Undefined for sizes that aren't larger than text, or not in rem.
 *
 * @param size such as `3rem`
 */
export function fluidSize(size: string): string | undefined {
  const max = Number(/^([\d.]+)rem$/.exec(size)?.[1]);
  if (!(max > 1)) {
    return undefined;
  }
  const min = 1 + (max - 1) * KEPT;
  const slope = (max - min) / (WIDE - NARROW);
  const start = min - slope * NARROW;
  return `clamp(${round(min)}rem, ${round(start)}rem + ${round(slope * 100)}vw, ${round(max)}rem)`;
}

/** Returns the changes that make a theme's headings grow with the window. */
export function fluidHeadings(
  theme: DraftTheme,
  library: ThemeLibrary,
): Readonly<Record<string, TokenValue>> {
  return Object.fromEntries(
    library.headings.flatMap((path) => {
      const size = fluidSize(String(themeValue(theme, path, library)));
      return size ? [[path, size]] : [];
    }),
  );
}

export const DENSITIES = ['normal', 'dense'] as const;
export type Density = (typeof DENSITIES)[number];

/** Returns the default props that make components smaller, as tokens. */
function denseValues(library: ThemeLibrary): TokenValues {
  return Object.fromEntries(
    Object.entries(library.dense).flatMap(([key, { defaultProps }]) =>
      Object.entries<TokenValue>(defaultProps)
        .map(([name, value]): [string, TokenValue] => [
          `components.${key}.defaultProps.${name}`,
          value,
        ])
        .filter(([path]) => library.tokenAt(path) !== undefined),
    ),
  );
}

/** Returns the changes that give a theme a density. */
export function densityChanges(
  density: Density,
  library: ThemeLibrary,
): Readonly<Record<string, TokenValue | undefined>> {
  const dense = denseValues(library);
  return density === 'dense'
    ? dense
    : Object.fromEntries(Object.keys(dense).map((path) => [path, undefined]));
}

/** Returns the density of a theme; undefined for one between them. */
export function densityOf(values: TokenValues, library: ThemeLibrary): Density | undefined {
  const dense = Object.entries(denseValues(library));
  return dense.every(([path, value]) => values[path] === value)
    ? 'dense'
    : dense.every(([path]) => values[path] === undefined)
      ? 'normal'
      : undefined;
}

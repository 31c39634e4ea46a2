import type { ThemeLibrary } from '../libraries/types';
import type { TokenValue, TokenValues } from './types';

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

import type { Scheme, TokenValues } from './types';

/** The facts that names of custom colors depend on. */
export interface ColorNames {
  /** The key of a role that gives a custom color: others are derived from it. */
  readonly mainKey: string;
  /** Names that a custom color may not have: the names in the palette. */
  readonly reserved: readonly string[];
}

/** Names that no color can have: values of `color` props, and properties that every object has. */
const RESERVED = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  'inherit',
  'default',
  'context',
]);

/**
 * Whether a name is free for a custom color: it becomes a key of the palette and a value of `color` props.
 */
export function isCustomName(name: string, { reserved }: Pick<ColorNames, 'reserved'>): boolean {
  return /^[a-z][a-zA-Z0-9]{0,23}$/.test(name) && !RESERVED.has(name) && !reserved.includes(name);
}

/** The path of a color of the palette. */
export const rolePath = (scheme: Scheme, role: string, key: string): string =>
  `colorSchemes.${scheme}.palette.${role}.${key}`;

/** Returns the names of the colors that the library's palette doesn't have, in alphabetical order. */
export function customColors(values: TokenValues, names: ColorNames): string[] {
  return Object.keys(values)
    .map((path) => /^colorSchemes\.light\.palette\.(\w+)\.(\w+)$/.exec(path) ?? [])
    .filter(([, , key]) => key === names.mainKey)
    .map(([, name = '']) => name)
    .filter((name) => isCustomName(name, names))
    .sort();
}

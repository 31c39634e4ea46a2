import { SCHEMES } from './types';
import type { Scheme, TokenValues, TokenValue } from './types';

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

/** Whether a name is free for a custom color: it becomes a key, and a value of `color` props. */
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

/** The most custom colors of a theme. */
export const MAX_CUSTOM_COLORS = 12;

const ROLE_COLOR = /^colorSchemes\.(light|dark)\.palette\.(\w+)\.(\w+)$/;

const customIn = (names: ColorNames) => (path: string) => {
  const [, , name = '', key] = ROLE_COLOR.exec(path) ?? [];
  return isCustomName(name, names) ? { name, key } : undefined;
};

/** Gives both schemes each custom color; drops shades without a main one, and too many. */
export function completeColors(
  values: TokenValues,
  colorNames: ColorNames,
): { values: TokenValues; dropped: string[] } {
  const { mainKey } = colorNames;
  const customOf = customIn(colorNames);
  const names = Object.keys(values).flatMap((path) => {
    const custom = customOf(path);
    return custom?.key === mainKey ? [custom.name] : [];
  });
  const kept = [...new Set(names)].slice(0, MAX_CUSTOM_COLORS);
  const mains = kept.flatMap((name): [string, TokenValue][] => {
    const [light, dark] = SCHEMES.map((scheme) => rolePath(scheme, name, mainKey)) as [
      string,
      string,
    ];
    const main = values[light] ?? values[dark] ?? '';
    return [
      [light, main],
      [dark, values[dark] ?? main],
    ];
  });
  const isKept = (path: string) => {
    const custom = customOf(path);
    return !custom || kept.includes(custom.name);
  };
  return {
    values: {
      ...Object.fromEntries(Object.entries(values).filter(([path]) => isKept(path))),
      ...Object.fromEntries(mains),
    },
    dropped: Object.keys(values).filter((path) => !isKept(path)),
  };
}

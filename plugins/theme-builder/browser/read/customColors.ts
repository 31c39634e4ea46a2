import { isCustomName, rolePath } from '../model/customColors';
import type { ColorNames } from '../model/customColors';
import { SCHEMES } from '../model/types';
import type { TokenValue, TokenValues } from '../model/types';

/** The most custom colors of a theme. */
export const MAX_CUSTOM_COLORS = 12;

const COLOR = /^colorSchemes\.(light|dark)\.palette\.(\w+)\.(\w+)$/;

const customIn = (names: ColorNames) => (path: string) => {
  const [, , name = '', key] = COLOR.exec(path) ?? [];
  return isCustomName(name, names) ? { name, key } : undefined;
};

/**
 * Gives custom colors that one scheme has to the other scheme, because code names them in both, and drops
 * shades without a main color, and colors beyond the limit.
 */
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

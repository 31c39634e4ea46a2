import { isCustomName } from './tokens';
import type { TokenValues } from './types';

const MAIN = /^colorSchemes\.light\.palette\.(\w+)\.main$/;

/** Returns the names of the colors that the library's palette doesn't have, in alphabetical order. */
export function customColors(values: TokenValues): string[] {
  return Object.keys(values)
    .map((path) => MAIN.exec(path)?.[1] ?? '')
    .filter(isCustomName)
    .sort();
}

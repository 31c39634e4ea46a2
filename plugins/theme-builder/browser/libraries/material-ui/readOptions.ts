import type { Leaf } from '../types';
import { shadowStyleOf } from './shadows';

/** Options that say how the theme is used. They are no tokens, but nothing of the theme is lost. */
const USES =
  /^(?:colorSchemes(?:\.(?:light|dark))?|palette\.mode|defaultColorScheme|cssVariables\..*|colorSchemes\.(?:light|dark)\.palette\.mode)$/;

/** Whether an option says how a theme is used, and isn't a token. */
export const isMaterialUse = (path: string): boolean => USES.test(path);

/**
 * Returns the function that gives an option of `createTheme` the path and value that its token has: a palette
 * without color schemes is that of its mode.
 */
export function materialReader(all: readonly Leaf[]): (leaf: Leaf) => Leaf {
  const mode = all.find(([path]) => path === 'palette.mode')?.[1];
  const scheme = mode === 'dark' ? 'dark' : 'light';
  return ([path, value]) => [
    path.startsWith('palette.') ? `colorSchemes.${scheme}.${path}` : path,
    path === 'shadows' && Array.isArray(value) ? shadowStyleOf(value) : value,
  ];
}

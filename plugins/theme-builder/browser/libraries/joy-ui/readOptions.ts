import type { Leaf } from '../types';
import { valueAt } from '../../model/paths';
import { DEFAULT_JOY_THEME } from './defaultTheme';
import { resolveVariables } from './resolveVariables';
import { plainValue } from './themeValues';

const USES = /^(?:colorSchemes(?:\.(?:light|dark))?|defaultColorScheme|cssVarPrefix)$/;

/** Whether an option says how a theme is used, and isn't a token. */
export const isJoyUse = (path: string): boolean => USES.test(path);

/**
 * Returns the function that gives an option of `extendTheme` the value that its token has: references to
 * variables are resolved with the other options, and the default theme.
 */
export function joyReader(all: readonly Leaf[]): (leaf: Leaf) => Leaf {
  const options = new Map(all);
  return ([path, value]) => {
    // Overrides of components keep their references.
    if (typeof value !== 'string' || path.startsWith('components.')) {
      return [path, value];
    }
    const scheme = path.startsWith('colorSchemes.dark.') ? 'dark' : 'light';
    const lookUp = (name: string) => {
      const inScheme = `colorSchemes.${scheme}.${name}`;
      return (
        options.get(inScheme) ??
        options.get(name) ??
        valueAt(DEFAULT_JOY_THEME, inScheme) ??
        valueAt(DEFAULT_JOY_THEME, name)
      );
    };
    return [path, plainValue(path, resolveVariables(value, lookUp))];
  };
}

import type { DraftTheme, SchemeSelector, ThemeLibrary } from '../libraries/types';
import { parseValue } from './parseValue';
import type { TokenValue, TokenValues } from './types';

/** Creates the theme of tokens, with CSS variables, even if its code turns them off. */
export function createDraftTheme(
  values: TokenValues,
  library: ThemeLibrary,
  selector: SchemeSelector = 'preview',
): DraftTheme {
  return library.createTheme(library.toOptions(values), selector);
}

/** Returns the value, set or derived, of the token at a path; undefined if there is none. */
export function themeValue(
  theme: DraftTheme,
  path: string,
  library: ThemeLibrary,
): TokenValue | undefined {
  const token = library.tokenAt(path);
  const value = token && parseValue(token, library.valueIn(theme, path));
  return token && value === undefined && /^typography\..*\.textTransform$/.test(path)
    ? 'none'
    : value;
}

/** Returns the tokens that differ from the theme without them, also from derived shades. */
export function withoutDefaults(values: TokenValues, library: ThemeLibrary): TokenValues {
  const differs =
    (theme: DraftTheme) =>
    ([path, value]: readonly [string, TokenValue]) =>
      library.tokenAt(path) !== undefined && themeValue(theme, path, library) !== value;
  const entries = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  const isDerived = ([path]: readonly [string, TokenValue]) => library.isDerived(path);
  const plain = entries.filter((entry) => !isDerived(entry)).filter(differs(library.defaultTheme));
  const derived = entries.filter(isDerived);
  // Creating a theme takes most of the time of a change.
  const kept =
    derived.length > 0
      ? derived.filter(differs(createDraftTheme(Object.fromEntries(plain), library)))
      : [];
  return Object.fromEntries([...plain, ...kept]);
}

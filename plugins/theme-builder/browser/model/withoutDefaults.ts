import type { DraftTheme, ThemeLibrary } from '../libraries/types';
import { createDraftTheme, themeValue } from './draftTheme';
import type { TokenValue, TokenValues } from './types';

/**
 * Returns the tokens whose values differ from the theme's values without them. Drops a shade that equals the
 * shade that the library derives.
 */
export function withoutDefaults(values: TokenValues, library: ThemeLibrary): TokenValues {
  const differs =
    (theme: DraftTheme) =>
    ([path, value]: readonly [string, TokenValue]) => {
      const token = library.tokenAt(path);
      return token !== undefined && themeValue(theme, token, library) !== value;
    };
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

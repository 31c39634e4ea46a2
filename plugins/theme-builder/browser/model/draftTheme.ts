import type { DraftTheme, SchemeSelector, ThemeLibrary } from '../libraries/types';
import { parseValue } from './parseValue';
import type { Token, TokenValue, TokenValues } from './types';

/** Creates the theme of tokens, with CSS variables, even if its code turns them off. */
export function createDraftTheme(
  values: TokenValues,
  library: ThemeLibrary,
  selector: SchemeSelector = 'preview',
): DraftTheme {
  return library.createTheme(library.toOptions(values), selector);
}

/**
 * Returns the value that a token has in a theme, whether it was set or derived; undefined if the theme has
 * none.
 */
export function themeValue(
  theme: DraftTheme,
  token: Token,
  library: ThemeLibrary,
): TokenValue | undefined {
  const value = parseValue(token, library.valueIn(theme, token.path));
  return value === undefined && /^typography\..*\.textTransform$/.test(token.path) ? 'none' : value;
}

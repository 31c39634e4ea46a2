import type { Theme } from '@mui/material/styles';
import { createDraftTheme, themeValue } from './createDraftTheme';
import { DEFAULT_THEME } from './defaultTheme';
import type { TokenAt } from './tokens';
import type { TokenValue, TokenValues } from './types';

/** Tokens that the library derives from others: shades, and parts of typography variants. */
const DERIVED = /^(?:colorSchemes\..*\.(?:light|dark|contrastText)|typography\.\w+\.\w+)$/;

const isDerived = ([path]: readonly [string, TokenValue]) => DERIVED.test(path);

/**
 * Returns the tokens whose values differ from those that the theme has without them. A shade that equals the
 * one that the library derives isn't kept.
 */
export function withoutDefaults(values: TokenValues, tokenAt: TokenAt): TokenValues {
  const differs =
    (theme: Theme) =>
    ([path, value]: readonly [string, TokenValue]) => {
      const token = tokenAt(path);
      return token !== undefined && themeValue(theme, token) !== value;
    };
  const entries = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  const plain = entries.filter((entry) => !isDerived(entry)).filter(differs(DEFAULT_THEME));
  const derived = entries.filter(isDerived);
  // Creating a theme takes most of the time of a change.
  const kept =
    derived.length > 0 ? derived.filter(differs(createDraftTheme(Object.fromEntries(plain)))) : [];
  return Object.fromEntries([...plain, ...kept]);
}

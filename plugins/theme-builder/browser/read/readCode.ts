import type { ThemeLibrary } from '../libraries/types';
import { isRecord, leavesOf } from '../model/paths';
import { isDesignTokens, readDesignTokens } from './readDesignTokens';
import type { Literal } from './readLiteral';
import { readTheme } from './readTheme';
import type { ReadTheme } from './readTheme';

/**
 * Reads a theme from what `parseCode` has found: options of a theme, or design tokens.
 *
 * @returns why there is no theme, if there is none: also the problem that was given
 */
export function readCode<Problem extends string>(
  parsed: Literal | Problem,
  library: ThemeLibrary,
): ReadTheme | Problem | 'noTheme' {
  if (typeof parsed === 'string') {
    return parsed;
  }
  const { value, lines } = parsed;
  if (!isRecord(value)) {
    return 'noTheme';
  }
  return isDesignTokens(value)
    ? readDesignTokens(value, library)
    : readTheme(leavesOf(value), library, (path) => lines.get(path));
}

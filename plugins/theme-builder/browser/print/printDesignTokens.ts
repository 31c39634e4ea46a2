import type { ThemeLibrary } from '../libraries/types';
import { customColors } from '../model/customColors';
import { designTokenType, EXTENSION } from '../model/designTokens';
import type { DesignTokenType } from '../model/designTokens';
import { setAt } from '../model/paths';
import type { Nested } from '../model/paths';
import { createDraftTheme, themeValue } from '../model/draftTheme';
import { tokenPaths } from '../model/tokenPaths';
import type { TokenValue, TokenValues } from '../model/types';

function tokenValue(type: DesignTokenType, value: TokenValue): TokenValue | string[] | number[] {
  switch (type) {
    case 'dimension':
      return typeof value === 'number' ? `${value}px` : value;
    case 'duration':
      return `${value}ms`;
    case 'fontFamily':
      return String(value)
        .split(', ')
        .map((font) => font.replaceAll('"', ''));
    case 'cubicBezier':
      return (String(value).match(/-?[\d.]+/g) ?? []).map(Number);
    default:
      return value;
  }
}

/**
 * Prints a whole theme as design tokens (https://www.designtokens.org/tr/drafts/format/): groups have the
 * names of the theme's keys. Values that the format has no type for, such as default props, are extensions.
 */
export function printDesignTokens(values: TokenValues, library: ThemeLibrary): string {
  const theme = createDraftTheme(values, library);
  const { tokenAt } = library;
  const tokens: Nested = {};
  tokenPaths(library, customColors(values, library)).forEach((path) => {
    const token = tokenAt(path);
    const value = token && themeValue(theme, token, library);
    const type = token && value !== undefined && designTokenType(token, value);
    if (type) {
      setAt(tokens, path, { $type: type, $value: tokenValue(type, value) });
    }
  });
  const rest = Object.entries(values).filter(([path, value]) => {
    const token = tokenAt(path);
    return token && !designTokenType(token, value);
  });
  return `${JSON.stringify(
    {
      ...tokens,
      ...(rest.length > 0 && { $extensions: { [EXTENSION]: Object.fromEntries(rest) } }),
    },
    null,
    2,
  )}\n`;
}

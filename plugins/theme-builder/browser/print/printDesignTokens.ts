import type { ThemeLibrary } from '../libraries/types';
import { customColors } from '../model/customColors';
import { setAt } from '../model/paths';
import type { Nested } from '../model/paths';
import { createDraftTheme, themeValue } from '../model/draftTheme';
import { tokenPaths } from '../model/createLibrary';
import type { TokenValue, TokenValues, Token } from '../model/types';

/** Types of values in the format of the Design Tokens Community Group. */
type DesignTokenType =
  'color' | 'fontFamily' | 'fontWeight' | 'dimension' | 'duration' | 'cubicBezier' | 'number';

/** Where values are kept that the format has no type for: https://www.designtokens.org/tr/drafts/format/#extensions */
export const EXTENSION = 'com.mui.theme';

function numberType(path: string): DesignTokenType {
  if (path.includes('fontWeight')) {
    return 'fontWeight';
  }
  if (path.startsWith('transitions.')) {
    return 'duration';
  }
  return /(?:lineHeight|Opacity)\b/.test(path) ? 'number' : 'dimension';
}

/** Returns the type of a token with a value; undefined if the format has no type for it. */
export function designTokenType(
  { path, kind }: Token,
  value: TokenValue,
): DesignTokenType | undefined {
  // Names may not contain a dot, as names of states do.
  if (path.includes('.&.')) {
    return undefined;
  }
  switch (kind) {
    case 'color':
      return 'color';
    case 'font':
      return 'fontFamily';
    case 'easing':
      return 'cubicBezier';
    case 'number':
      return path.startsWith('components.') ? undefined : numberType(path);
    case 'fontSize':
    case 'letterSpacing':
      // Not a fluid size, or a keyword, or a percentage.
      return /^-?[\d.]+(?:px|rem)$/.test(String(value)) ? 'dimension' : undefined;
    default:
      return undefined;
  }
}

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
    const value = themeValue(theme, path, library);
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

import type { Token, TokenValue } from './types';

/** Types of values in the format of the Design Tokens Community Group. */
export type DesignTokenType =
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

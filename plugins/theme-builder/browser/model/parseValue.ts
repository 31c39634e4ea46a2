import { parseColor } from './color';
import type { TokenKind, TokenValue } from './types';

/** The longest value. Lists of fonts are the longest that have a use. */
const MAX_LENGTH = 300;

const LENGTH = String.raw`-?\d{1,4}(?:\.\d{1,6})?(?:px|rem|em|vw|%)`;
const SIZE = new RegExp(`^${LENGTH}$`);
/** `clamp(1rem, 0.8rem + 1vw, 2rem)` */
const FLUID_SIZE = new RegExp(`^clamp\\(${LENGTH}, ${LENGTH}(?: \\+ ${LENGTH})?, ${LENGTH}\\)$`);
const FONT = /^(?:[\w-]+(?: [\w-]+)*|"[\w -]+"|'[\w -]+')$/;
const EASING = /^cubic-bezier\((-?[\d.]{1,6}), (-?[\d.]{1,6}), (-?[\d.]{1,6}), (-?[\d.]{1,6})\)$/;

/** Names of families that are keywords. In quotes, they would be the names of fonts. */
const KEYWORD =
  /^(?:-apple-system|BlinkMacSystemFont|serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+|math|emoji)$/;

/** Returns a list of fonts with each name in quotes; undefined if one isn't a name. */
function parseFonts(text: string): string | undefined {
  const fonts = text.split(',').map((font) => font.trim());
  const names = fonts.map((font) => font.replace(/^(["'])(.*)\1$/, '$2'));
  return fonts.every((font) => FONT.test(font))
    ? names.map((name) => (KEYWORD.test(name) ? name : `"${name}"`)).join(', ')
    : undefined;
}

function parseText(kind: TokenKind['kind'], text: string): string | undefined {
  const value = text.trim();
  switch (kind) {
    case 'color':
      return parseColor(value);
    case 'font':
      return parseFonts(value);
    case 'fontSize':
      return SIZE.test(value) || FLUID_SIZE.test(value) ? value : undefined;
    case 'letterSpacing':
      return value === 'normal' || SIZE.test(value) ? value : undefined;
    case 'easing': {
      const numbers = EASING.exec(value)?.slice(1).map(Number);
      return numbers?.every(Number.isFinite) ? `cubic-bezier(${numbers.join(', ')})` : undefined;
    }
    default:
      return undefined;
  }
}

/** Parses a value from outside; undefined for another kind: no style sheet gets it unparsed. */
export function parseValue(token: TokenKind, value: unknown): TokenValue | undefined {
  if (token.kind === 'choice') {
    return token.options.find((option) => option === value);
  }
  if (token.kind === 'number') {
    const isInRange = typeof value === 'number' && value >= token.min && value <= token.max;
    return isInRange ? value : undefined;
  }
  // The library's own letter spacings are numbers where they are 0.
  if (token.kind === 'letterSpacing' && value === 0) {
    return '0em';
  }
  return typeof value === 'string' && value.length <= MAX_LENGTH
    ? parseText(token.kind, value)
    : undefined;
}

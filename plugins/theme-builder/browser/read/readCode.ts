import type { ThemeLibrary, Leaf } from '../libraries/types';
import { isRecord, leavesOf } from '../model/paths';
import type { Literal } from './readLiteral';
import { readTheme } from './readTheme';
import type { ReadTheme } from './readTheme';
import { designTokenType, EXTENSION } from '../model/designTokens';
import type { Token } from '../model/types';

/** Whether parsed JSON holds design tokens rather than options of a theme. */
function isDesignTokens(json: unknown): boolean {
  return leavesOf(json).some(([path]) => /(?:^|\.)\$(?:value|type|extensions)\b/.test(path));
}

/** Returns the value of a design token as options of a theme have it. */
function optionOf(token: Token | undefined, value: unknown): unknown {
  if (token?.kind === 'number' && typeof value === 'string') {
    return Number.parseFloat(value);
  }
  if (token && Array.isArray(value)) {
    return designTokenType(token, '') === 'cubicBezier'
      ? `cubic-bezier(${value.join(', ')})`
      : value.join(', ');
  }
  return value;
}

function extensionLeaves(json: unknown): Leaf[] {
  const extensions = isRecord(json) && isRecord(json.$extensions) && json.$extensions[EXTENSION];
  return Object.entries(isRecord(extensions) ? extensions : {});
}

/** Reads the design tokens that `printDesignTokens` writes, and others whose groups have the same names. */
function readDesignTokens(json: unknown, library: ThemeLibrary): ReadTheme {
  const leaves = leavesOf(json).flatMap(([path, value]): Leaf[] => {
    const name = /^(.+)\.\$value$/.exec(path)?.[1];
    return name ? [[name, optionOf(library.tokenAt(name), value)]] : [];
  });
  const extensions = extensionLeaves(json);
  return readTheme([...leaves, ...extensions], { ...library, unset: {} });
}

/**
 * Reads a theme from the result of `parseCode`: options of a theme, or design tokens.
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

import type { Leaf, ThemeLibrary } from '../libraries/types';
import { parseValue } from '../model/parseValue';
import type { TokenValue, TokenValues, Token } from '../model/types';
import { withoutDefaults } from '../model/draftTheme';
import { completeColors } from '../model/customColors';
import { isRecord, leavesOf } from '../model/paths';
import { designTokenType, EXTENSION } from '../print/printDesignTokens';
import type { Literal } from './readLiteral';

/** A theme that was read, and its parts that weren't understood. */
export interface ReadTheme {
  readonly values: TokenValues;
  /** Paths, each with its line in code that has lines. */
  readonly ignored: readonly { readonly path: string; readonly line?: number }[];
}

/**
 * Reads the options of a theme, which may be anybody's. Only tokens with valid values are taken.
 *
 * @param leaves the options' leaves
 * @param lineOf returns the line that a path is on
 */
export function readTheme(
  leaves: readonly Leaf[],
  library: ThemeLibrary,
  lineOf: (path: string) => number | undefined = () => undefined,
): ReadTheme {
  const read = library.readerOf(leaves);
  const values: Record<string, TokenValue> = {};
  const ignored: string[] = [];
  leaves.forEach((leaf) => {
    if (library.isUse(leaf[0])) {
      return;
    }
    const [path, value] = read(leaf);
    const token = library.tokenAt(path);
    const known = token && parseValue(token, value);
    if (known === undefined) {
      ignored.push(leaf[0]);
    } else {
      values[path] = known;
    }
  });
  Object.entries(library.unset).forEach(([path, value]) => {
    if (!leaves.some(([other]) => other.startsWith(path))) {
      values[path] = value;
    }
  });
  const complete = completeColors(values, library);
  return {
    values: withoutDefaults(complete.values, library),
    ignored: [...ignored, ...complete.dropped].map((path) => {
      const line = lineOf(path);
      return { path, ...(line !== undefined && { line }) };
    }),
  };
}

/** The most tokens of one theme: more than there are. */
const MAX_VALUES = 1000;

/** Reads tokens by their paths, from storage or a link. Leaves out invalid tokens. */
export function readValues(json: unknown, library: ThemeLibrary): TokenValues {
  const entries = Object.entries(isRecord(json) ? json : {}).slice(0, MAX_VALUES);
  const values: Record<string, TokenValue> = {};
  entries.forEach(([path, value]) => {
    const token = library.tokenAt(path);
    const parsed = token && parseValue(token, value);
    if (parsed !== undefined) {
      values[path] = parsed;
    }
  });
  return completeColors(values, library).values;
}

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

/** Reads a theme from the result of `parseCode`, or returns why there is none. */
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

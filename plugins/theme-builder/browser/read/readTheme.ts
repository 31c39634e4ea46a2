import type { Leaf, ThemeLibrary } from '../libraries/types';
import { parseValue } from '../model/parseValue';
import type { TokenValue, TokenValues } from '../model/types';
import { withoutDefaults } from '../model/withoutDefaults';
import { completeColors } from './customColors';

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

import { parseValue } from '../model/parseValue';
import { shadowStyleOf } from '../model/shadows';
import type { TokenAt } from '../model/tokens';
import type { TokenValue, TokenValues } from '../model/types';
import { withoutDefaults } from '../model/withoutDefaults';
import { completeColors } from './customColors';

/** A theme that was read, and what of it wasn't understood. */
export interface ReadTheme {
  readonly values: TokenValues;
  /** Paths, each with its line in code that has lines. */
  readonly ignored: readonly { readonly path: string; readonly line?: number }[];
}

/** The most tokens that are read: several times as many as there are. */
const MAX_LEAVES = 2000;

/** Returns the path in a theme with both color schemes of an option for one. */
function fullPath(path: string, mode: unknown): string {
  return path.startsWith('palette.')
    ? `colorSchemes.${mode === 'dark' ? 'dark' : 'light'}.${path}`
    : path;
}

/** Options that say how the theme is used. They are no tokens, but nothing of the theme is lost. */
const USES =
  /^(?:colorSchemes(?:\.(?:light|dark))?|palette\.mode|defaultColorScheme|cssVariables(?:\..*)?|colorSchemes\.(?:light|dark)\.palette\.mode)$/;

function valueOf(path: string, value: unknown, tokenAt: TokenAt): TokenValue | undefined {
  if (path === 'shadows') {
    return Array.isArray(value) ? shadowStyleOf(value) : undefined;
  }
  const token = tokenAt(path);
  return token && parseValue(token, value);
}

/**
 * Reads the options of `createTheme`, which may be anybody's. Only tokens with valid values are taken.
 *
 * @param all the options' leaves
 * @param lineOf returns the line that a path is on
 */
export function readTheme(
  all: readonly (readonly [path: string, value: unknown])[],
  tokenAt: TokenAt,
  lineOf: (path: string) => number | undefined = () => undefined,
): ReadTheme {
  const leaves = all.slice(0, MAX_LEAVES);
  const mode = leaves.find(([path]) => path === 'palette.mode')?.[1];
  const values: Record<string, TokenValue> = {};
  const ignored: string[] = [];
  leaves.forEach(([path, value]) => {
    const known = valueOf(fullPath(path, mode), value, tokenAt);
    if (USES.test(path)) {
      return;
    }
    if (known === undefined) {
      ignored.push(path);
    } else {
      values[fullPath(path, mode)] = known;
    }
  });
  if (!leaves.some(([path, value]) => path.startsWith('cssVariables') && value !== false)) {
    values.cssVariables = false;
  }
  const complete = completeColors(values);
  return {
    values: withoutDefaults(complete.values, tokenAt),
    ignored: [...ignored, ...complete.dropped].map((path) => {
      const line = lineOf(path);
      return { path, ...(line !== undefined && { line }) };
    }),
  };
}

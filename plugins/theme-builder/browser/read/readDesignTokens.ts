import type { Leaf, ThemeLibrary } from '../libraries/types';
import { designTokenType, EXTENSION } from '../model/designTokens';
import { isRecord, leavesOf } from '../model/paths';
import type { Token } from '../model/types';
import { readTheme } from './readTheme';
import type { ReadTheme } from './readTheme';

/** Whether parsed JSON holds design tokens rather than options of a theme. */
export function isDesignTokens(json: unknown): boolean {
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
export function readDesignTokens(json: unknown, library: ThemeLibrary): ReadTheme {
  const leaves = leavesOf(json).flatMap(([path, value]): Leaf[] => {
    const name = /^(.+)\.\$value$/.exec(path)?.[1];
    return name ? [[name, optionOf(library.tokenAt(name), value)]] : [];
  });
  const extensions = extensionLeaves(json);
  return readTheme([...leaves, ...extensions], { ...library, unset: {} });
}

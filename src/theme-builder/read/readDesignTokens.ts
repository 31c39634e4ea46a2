import { designTokenType, EXTENSION } from '../model/designTokens';
import { isRecord, leavesOf } from '../model/paths';
import { shadowsOf, SHADOW_STYLES } from '../model/shadows';
import type { TokenAt } from '../model/tokens';
import type { Token } from '../model/types';
import { readTheme } from './readTheme';
import type { ReadTheme } from './readTheme';

type Leaf = readonly [path: string, value: unknown];

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
  return Object.entries(isRecord(extensions) ? extensions : {}).map(([path, value]) => {
    const style = path === 'shadows' && SHADOW_STYLES.find((known) => known === value);
    return [path, style ? shadowsOf(style) : value];
  });
}

/** Reads the design tokens that `printDesignTokens` writes, and others whose groups have the same names. */
export function readDesignTokens(json: unknown, tokenAt: TokenAt): ReadTheme {
  const leaves = leavesOf(json).flatMap(([path, value]): Leaf[] => {
    const name = /^(.+)\.\$value$/.exec(path)?.[1];
    return name ? [[name, optionOf(tokenAt(name), value)]] : [];
  });
  const extensions = extensionLeaves(json);
  const usesVariables = extensions.some(([path]) => path === 'cssVariables')
    ? []
    : [['cssVariables', true] as const];
  return readTheme([...usesVariables, ...leaves, ...extensions], tokenAt);
}

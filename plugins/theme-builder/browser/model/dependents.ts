import { printVariables } from '../../shared/printVariables';
import type { ThemeLibrary } from '../libraries/types';
import { createDraftTheme, themeValue } from './draftTheme';
import { tokenPaths } from './createLibrary';
import type { Token, TokenValue, TokenValues } from './types';

/** The tokens and components that change with a token. */
interface Dependents {
  /** Paths of the tokens whose values are derived from it. */
  readonly tokens: readonly string[];
  /** Components whose colors are derived from it. */
  readonly components: readonly string[];
}

/** Returns another value of a token's kind. */
function otherValue(token: Token, value: TokenValue | undefined): TokenValue {
  switch (token.kind) {
    case 'color':
      return value === '#663399' ? '#339966' : '#663399';
    case 'font':
      return value === 'serif' ? 'monospace' : 'serif';
    case 'number':
      return value === token.max ? token.min : token.max;
    case 'choice':
      return token.options.find((option) => option !== value) ?? '';
    case 'fontSize':
    case 'letterSpacing':
      return value === '7px' ? '9px' : '7px';
    case 'easing':
      return value === 'cubic-bezier(0, 0, 0, 1)'
        ? 'cubic-bezier(0, 1, 0, 1)'
        : 'cubic-bezier(0, 0, 0, 1)';
  }
}

/** Returns the components that variables are named after: `--mui-palette-Alert-errorColor`. */
function componentsIn(lines: readonly string[]): string[] {
  const names = lines.flatMap((line) => /^\s*--\w+-palette-([A-Z]\w*)-/.exec(line)?.[1] ?? []);
  return [...new Set(names)].sort();
}

/** Returns what changes with a token, except what the theme's own `values` set. */
export function dependentsOf(token: Token, values: TokenValues, library: ThemeLibrary): Dependents {
  const before = createDraftTheme(values, library);
  const current = values[token.path] ?? themeValue(before, token.path, library);
  const after = createDraftTheme({ ...values, [token.path]: otherValue(token, current) }, library);
  const known = new Set(printVariables(before).split('\n'));
  const changed = printVariables(after)
    .split('\n')
    .filter((line) => !known.has(line));
  return {
    tokens: tokenPaths(library)
      .filter((path) => path !== token.path)
      .filter((path) => themeValue(before, path, library) !== themeValue(after, path, library)),
    components: componentsIn(changed),
  };
}

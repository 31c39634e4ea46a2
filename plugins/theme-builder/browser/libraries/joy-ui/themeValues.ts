import { extendTheme } from '@mui/joy/styles';
import type { CssVarsThemeOptions, Theme } from '@mui/joy/styles';
import { valueAt } from '../../model/paths';
import type { Nested } from '../../model/paths';
import type { SchemeSelector, Leaf } from '../types';
import { DEFAULT_JOY_THEME } from './tokens';

const START = 'var(--joy-';

/** Returns the index of the parenthesis that closes the one before a position. */
function endOf(text: string, from: number): number {
  let depth = 1;
  let index = from;
  while (index < text.length && depth > 0) {
    depth += text[index] === '(' ? 1 : text[index] === ')' ? -1 : 0;
    index += 1;
  }
  return index - 1;
}

/** The most references that are resolved, and the longest value: a variable may stand for others, or for itself. */
const MAX_LOOKUPS = 20;
const MAX_LENGTH = 1000;

/**
 * Returns a value of CSS in which references to variables of Joy UI are replaced by their values. Beyond the
 * limits, the remaining references stay.
 *
 * @param valueOf returns the theme's value at a path, such as `palette.primary.500`; if there is none, the
 *   fallback of the reference counts
 */
export function resolveVariables(value: string, valueOf: (path: string) => unknown): string {
  let text = value;
  for (let count = 0; count < MAX_LOOKUPS && text.length <= MAX_LENGTH; count += 1) {
    const start = text.indexOf(START);
    if (start < 0) {
      return text;
    }
    const from = start + START.length;
    const end = endOf(text, from);
    const reference = text.slice(from, end);
    const comma = reference.indexOf(',');
    const name = comma < 0 ? reference : reference.slice(0, comma);
    const fallback = comma < 0 ? '' : reference.slice(comma + 1).trim();
    const found = valueOf(name.trim().replaceAll('-', '.'));
    const known = typeof found === 'string' || typeof found === 'number' ? String(found) : fallback;
    text = text.slice(0, start) + known + text.slice(end + 1);
  }
  return text;
}

type GetSelector = NonNullable<CssVarsThemeOptions['getSelector']>;

/** How a color scheme is selected. */
const SELECTORS: Readonly<Record<SchemeSelector, GetSelector>> = {
  media: (scheme, css) =>
    scheme === 'dark' ? { '@media (prefers-color-scheme: dark)': { ':root': css } } : ':root',
  // The general variables refer to the variables of a scheme, so that both have to be on the same element.
  preview: (scheme) => (scheme ? `[data-theme="${scheme}"]` : '[data-theme]'),
};

/** Creates a theme with CSS variables. */
export function createJoyTheme(options: Nested, selector: SchemeSelector): Theme {
  const theme = extendTheme({
    ...(options as CssVarsThemeOptions),
    getSelector: SELECTORS[selector],
  });
  return { ...theme, getColorSchemeSelector: (scheme) => `[data-theme="${scheme}"] &` };
}

/** Returns the theme's value at the path of a token. Numbers of pixels, also in texts, are numbers. */
export function valueInJoy(theme: Theme, path: string): unknown {
  if (path === 'spacing') {
    return Number(/([\d.]+)px/.exec(theme.spacing(1))?.[1]);
  }
  const scheme = path.startsWith('colorSchemes.dark.') ? 'dark' : 'light';
  const lookUp = (name: string) =>
    valueAt(theme.colorSchemes[scheme], name) ?? valueAt(theme, name);
  const value = valueAt(theme, path);
  return plainValue(path, typeof value === 'string' ? resolveVariables(value, lookUp) : value);
}

/** Tokens that the library has as texts and the builder as numbers. */
const NUMBERS =
  /^(?:radius|focus|lineHeight|fontWeight)\.|\.(?:lineHeight|fontWeight|shadowOpacity)$/;

/** Returns a value as its token has it. */
function plainValue(path: string, value: unknown): unknown {
  const isNumber = NUMBERS.test(path) && typeof value === 'string';
  return isNumber && /^[\d.]+(?:px)?$/.test(value) ? Number.parseFloat(value) : value;
}

const USES = /^(?:colorSchemes(?:\.(?:light|dark))?|defaultColorScheme|cssVarPrefix)$/;

/** Whether an option says how a theme is used, and isn't a token. */
export const isJoyUse = (path: string): boolean => USES.test(path);

/** Returns the function that gives an option its token's value: references are resolved. */
export function joyReader(all: readonly Leaf[]): (leaf: Leaf) => Leaf {
  const options = new Map(all);
  return ([path, value]) => {
    // Overrides of components keep their references.
    if (typeof value !== 'string' || path.startsWith('components.')) {
      return [path, value];
    }
    const scheme = path.startsWith('colorSchemes.dark.') ? 'dark' : 'light';
    const lookUp = (name: string) => {
      const inScheme = `colorSchemes.${scheme}.${name}`;
      return (
        options.get(inScheme) ??
        options.get(name) ??
        valueAt(DEFAULT_JOY_THEME, inScheme) ??
        valueAt(DEFAULT_JOY_THEME, name)
      );
    };
    return [path, plainValue(path, resolveVariables(value, lookUp))];
  };
}

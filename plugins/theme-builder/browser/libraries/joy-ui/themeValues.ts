import { extendTheme } from '@mui/joy/styles';
import type { CssVarsThemeOptions, Theme } from '@mui/joy/styles';
import { valueAt } from '../../model/paths';
import type { Nested } from '../../model/paths';
import type { SchemeSelector } from '../types';
import { resolveVariables } from './resolveVariables';

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
  return {
    ...theme,
    getColorSchemeSelector: (scheme) => `[data-theme="${scheme}"] &`,
  };
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
export function plainValue(path: string, value: unknown): unknown {
  const isNumber = NUMBERS.test(path) && typeof value === 'string';
  return isNumber && /^[\d.]+(?:px)?$/.test(value) ? Number.parseFloat(value) : value;
}

import { extendTheme } from '@mui/material/styles';
import type { Theme, ThemeOptions } from '@mui/material/styles';
import { NO_OVERLAYS } from '../../branding/noOverlays';
import { setAt, valueAt } from './paths';
import { parseValue } from './parseValue';
import { shadowStyleOf } from './shadows';
import { toOptions } from './toOptions';
import type { Token, TokenValue, TokenValues } from './types';

/** How elements in the preview select a color scheme. */
const SCHEME_SELECTOR = '[data-theme="%s"]';

/**
 * Creates the theme of tokens, with CSS variables, whatever its code says about them.
 *
 * @param colorSchemeSelector how a color scheme is selected: by the system's setting, or by the preview
 */
export function createDraftTheme(
  values: TokenValues,
  colorSchemeSelector: 'media' | typeof SCHEME_SELECTOR = SCHEME_SELECTOR,
): Theme {
  const options = toOptions(values);
  // Light paper beside dark paper would inherit the variables that lighten it.
  setAt(options, 'colorSchemes.light.overlays', NO_OVERLAYS as string[]);
  delete options.cssVariables;
  return extendTheme({ ...(options as ThemeOptions), colorSchemeSelector });
}

/** Returns what a reference to another variable of the theme has as its fallback, which is its value. */
function withoutVariable(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/^var\(--[\w-]+, (.*)\)$/, '$1') : value;
}

/**
 * Returns the value that a token has in a theme, whether it was set or derived; undefined if the theme has
 * none.
 */
export function themeValue(theme: Theme, token: Token): TokenValue | undefined {
  const { path } = token;
  switch (path) {
    case 'spacing':
      // A variable with the value as its fallback.
      return Number(/([\d.]+)px/.exec(theme.spacing())?.[1]);
    case 'shadows':
      return shadowStyleOf(theme.shadows);
    case 'cssVariables':
      return true;
    default: {
      const value = parseValue(token, withoutVariable(valueAt(theme, path)));
      return value === undefined && path.endsWith('.textTransform') && path.startsWith('typography')
        ? 'none'
        : value;
    }
  }
}

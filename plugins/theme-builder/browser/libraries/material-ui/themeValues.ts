import { extendTheme } from '@mui/material/styles';
import type { Theme, ThemeOptions } from '@mui/material/styles';
import { NO_OVERLAYS } from '../../../shared/noOverlays';
import { setAt, valueAt } from '../../model/paths';
import type { Nested } from '../../model/paths';
import type { SchemeSelector } from '../types';
import { shadowStyleOf } from './shadows';

/** How a color scheme is selected. */
const SELECTORS = { media: 'media', preview: '[data-theme="%s"]' } as const;

/** Creates a theme with CSS variables, even if its options turn them off. */
export function createMaterialTheme(options: Nested, selector: SchemeSelector): Theme {
  // Light paper beside dark paper would inherit the variables that lighten it.
  setAt(options, 'colorSchemes.light.overlays', NO_OVERLAYS as string[]);
  delete options.cssVariables;
  return extendTheme({
    ...(options as ThemeOptions),
    colorSchemeSelector: SELECTORS[selector],
  });
}

/** Returns the theme's value at the path of a token. */
export function valueInMaterial(theme: Theme, path: string): unknown {
  switch (path) {
    case 'spacing':
      // A variable with the value as its fallback.
      return Number(/([\d.]+)px/.exec(theme.spacing())?.[1]);
    case 'shadows':
      return shadowStyleOf(theme.shadows);
    case 'cssVariables':
      return true;
    default: {
      const value = valueAt(theme, path);
      // A reference to another variable has its value as the fallback.
      return typeof value === 'string' ? value.replace(/^var\(--[\w-]+, (.*)\)$/, '$1') : value;
    }
  }
}

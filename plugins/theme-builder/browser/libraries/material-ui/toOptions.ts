import { extendTheme } from '@mui/material/styles';
import type { Theme, ThemeOptions } from '@mui/material/styles';
import { customColors, rolePath } from '../../model/customColors';
import { inOrder, setAt, valueAt } from '../../model/paths';
import type { Nested } from '../../model/paths';
import { SCHEMES } from '../../model/types';
import type { TokenValue, TokenValues } from '../../model/types';
import { NO_OVERLAYS } from '../../../shared/noOverlays';
import type { SchemeSelector } from '../types';
import {
  DEFAULT_THEME,
  shadowsOf,
  BREAKPOINTS,
  COLOR_NAMES,
  ROLE_KEYS,
  ROLES,
  shadowStyleOf,
} from './tokens';
import type { ShadowStyle } from './tokens';

/** The order in which the options are printed. */
const ORDER = [
  'cssVariables',
  'colorSchemes',
  'typography',
  'shape',
  'spacing',
  'shadows',
  'breakpoints',
  'transitions',
  'components',
];

const isSet = (values: TokenValues, path: string) => values[path] !== undefined;

function setDefault(options: Nested, path: string): void {
  setAt(options, path, valueAt(DEFAULT_THEME, path) as TokenValue);
}

/** Adds defaults that the library needs beside others: `main`, and each of the breakpoints. */
function addNeeded(options: Nested, values: TokenValues): void {
  SCHEMES.forEach((scheme) =>
    ROLES.filter((role) => ROLE_KEYS.some((key) => isSet(values, rolePath(scheme, role, key))))
      .filter((role) => !isSet(values, rolePath(scheme, role, 'main')))
      .forEach((role) =>
        (['main', 'light', 'dark'] as const).forEach((key) =>
          setDefault(options, rolePath(scheme, role, key)),
        ),
      ),
  );
  const breakpoints = BREAKPOINTS.map((name) => `breakpoints.values.${name}`);
  if (breakpoints.some((path) => isSet(values, path))) {
    breakpoints.forEach((path) => setDefault(options, path));
  }
}

/** Adds the values that the library doesn't derive for colors that it doesn't know. */
function completeCustomColors(options: Nested, values: TokenValues): void {
  customColors(values, COLOR_NAMES).forEach((role) =>
    SCHEMES.forEach((scheme) => {
      const given = Object.fromEntries(
        ROLE_KEYS.map((key) => [key, values[rolePath(scheme, role, key)]]).filter(
          ([, value]) => value !== undefined,
        ),
      ) as { main: string };
      const { palette } = DEFAULT_THEME.colorSchemes[scheme] ?? DEFAULT_THEME;
      const color = palette.augmentColor({ color: { ...given } });
      ROLE_KEYS.forEach((key) => setAt(options, rolePath(scheme, role, key), color[key]));
    }),
  );
}

/** Returns the options of `createTheme` for tokens, with the defaults that these need. */
export function toMaterialOptions(values: TokenValues): Nested {
  const options: Nested = { cssVariables: true, colorSchemes: { light: true, dark: true } };
  addNeeded(options, values);
  completeCustomColors(options, values);
  Object.entries(values).forEach(([path, value]) =>
    setAt(options, path, path === 'shadows' ? shadowsOf(value as ShadowStyle) : value),
  );
  return inOrder(options, ORDER);
}

/** How a color scheme is selected. */
const SELECTORS = { media: 'media', preview: '[data-theme="%s"]' } as const;

/** Creates a theme with CSS variables, even if its options turn them off. */
export function createMaterialTheme(options: Nested, selector: SchemeSelector): Theme {
  // Light paper beside dark paper would inherit the variables that lighten it.
  setAt(options, 'colorSchemes.light.overlays', NO_OVERLAYS as string[]);
  delete options.cssVariables;
  return extendTheme({ ...(options as ThemeOptions), colorSchemeSelector: SELECTORS[selector] });
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

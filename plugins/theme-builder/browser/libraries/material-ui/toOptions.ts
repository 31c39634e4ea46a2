import { customColors, rolePath } from '../../model/customColors';
import { inOrder, setAt, valueAt } from '../../model/paths';
import type { Nested } from '../../model/paths';
import { SCHEMES } from '../../model/types';
import type { TokenValue, TokenValues } from '../../model/types';
import { DEFAULT_THEME } from './defaultTheme';
import { shadowsOf } from './shadows';
import type { ShadowStyle } from './shadows';
import { BREAKPOINTS, COLOR_NAMES, ROLE_KEYS, ROLES } from './tokens';

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

/**
 * Adds the values of the default theme that the library needs beside values that differ: a color without
 * `main` is refused, its other shades would be derived from it, and a list of breakpoints replaces the
 * default list.
 */
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

/**
 * Returns the options of `createTheme` for tokens: only the differences from the default, and values that the
 * library needs with them.
 */
export function toMaterialOptions(values: TokenValues): Nested {
  const options: Nested = { cssVariables: true, colorSchemes: { light: true, dark: true } };
  addNeeded(options, values);
  completeCustomColors(options, values);
  Object.entries(values).forEach(([path, value]) =>
    setAt(options, path, path === 'shadows' ? shadowsOf(value as ShadowStyle) : value),
  );
  return inOrder(options, ORDER);
}

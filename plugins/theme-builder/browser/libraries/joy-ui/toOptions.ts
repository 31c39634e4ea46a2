import { customColors, rolePath } from '../../model/customColors';
import { inOrder, setAt, valueAt } from '../../model/paths';
import type { Nested } from '../../model/paths';
import { SCHEMES } from '../../model/types';
import type { Scheme, TokenValue, TokenValues } from '../../model/types';
import {
  DEFAULT_JOY_THEME,
  BREAKPOINTS,
  COLOR_NAMES,
  isShade,
  MAIN_KEY,
  ROLE_KEYS,
} from './tokens';
import { shadesOf } from './scheme';

/** The order in which the options are printed. */
const ORDER = [
  'colorSchemes',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'lineHeight',
  'typography',
  'radius',
  'focus',
  'spacing',
  'breakpoints',
  'components',
];

/** Returns the colors of a custom color's variants, which refer to its shades. */
function variantsOf(name: string, scheme: Scheme): [key: string, value: string][] {
  const { primary } = DEFAULT_JOY_THEME.colorSchemes[scheme].palette;
  return ROLE_KEYS.filter((key) => !isShade(key)).map((key) => [
    key,
    String(primary[key as 'solidBg'])
      .replace(/, .*\)$/, ')')
      .replace('-primary-', `-${name}-`),
  ]);
}

/** Adds the shades and variants that the library has for its own colors only. */
function completeCustomColors(options: Nested, values: TokenValues): void {
  customColors(values, COLOR_NAMES).forEach((name) =>
    SCHEMES.forEach((scheme) => {
      const main = String(values[rolePath(scheme, name, MAIN_KEY)]);
      [...Object.entries(shadesOf(main.slice(0, 7))), ...variantsOf(name, scheme)].forEach(
        ([key, value]) => setAt(options, rolePath(scheme, name, key), value),
      );
    }),
  );
}

/** Returns a token as the library has it: most lengths with their unit. */
function optionOf(path: string, value: TokenValue): TokenValue {
  if (/^(?:radius|focus)\./.test(path)) {
    return `${value}px`;
  }
  return path.endsWith('.shadowOpacity') ? String(value) : value;
}

/** Returns the options of `extendTheme` for tokens, with the defaults that these need. */
export function toJoyOptions(values: TokenValues): Nested {
  const options: Nested = {};
  completeCustomColors(options, values);
  // A list of breakpoints replaces the default list.
  if (BREAKPOINTS.some((path) => values[path] !== undefined)) {
    BREAKPOINTS.forEach((path) =>
      setAt(options, path, valueAt(DEFAULT_JOY_THEME, path) as TokenValue),
    );
  }
  Object.entries(values).forEach(([path, value]) => setAt(options, path, optionOf(path, value)));
  return inOrder(options, ORDER);
}

import { extendTheme } from '@mui/joy/styles';
import { COLOR, FONT, LINE_HEIGHT, TEXT_KINDS, WEIGHT, SCHEMES } from '../../model/types';
import type { Token } from '../../model/types';
import { isRecord, keysWhere } from '../../model/paths';

/** The installed library's default theme. */
export const DEFAULT_JOY_THEME = extendTheme();

const { palette } = DEFAULT_JOY_THEME.colorSchemes.light;
const { typography, fontSize, fontWeight, lineHeight, radius, breakpoints } = DEFAULT_JOY_THEME;

/** The key of the shade from which the others of a custom color are derived. */
export const MAIN_KEY = '500';

/** The colors of the palette that components can be given: primary, neutral, … */
export const ROLES: readonly string[] = keysWhere(
  palette,
  (value) => isRecord(value) && MAIN_KEY in value,
);

/** The keys of such a color: shades, and variants. The types have no `softActiveColor`. */
export const ROLE_KEYS: readonly string[] = Object.keys(palette.primary).filter(
  (key) => !key.endsWith('Channel') && key !== 'softActiveColor',
);

/** The facts that names of custom colors depend on. */
export const COLOR_NAMES = { mainKey: MAIN_KEY, reserved: Object.keys(palette) } as const;

/** Whether a key names a shade. */
export const isShade = (key: string): boolean => /^\d+$/.test(key);

/** Other colors of the palette, as `text.primary`. */
export const SURFACES: readonly string[] = ['text', 'background']
  .flatMap((group) => Object.keys(palette[group as 'text']).map((key) => `${group}.${key}`))
  .concat('divider', 'focusVisible');

/** The names of the levels of text. */
export const LEVELS: readonly string[] = Object.keys(typography);

export const RADII = Object.keys(radius).map((name) => `radius.${name}`);
export const BREAKPOINTS = breakpoints.keys.map((name) => `breakpoints.values.${name}`);
export const SHADOW_OPACITIES = SCHEMES.map((scheme) => `colorSchemes.${scheme}.shadowOpacity`);

/** Fonts, sizes, weights, and line heights that the levels of text share. */
export const TEXT_SCALES: readonly Token[] = [
  ...['body', 'display', 'code'].map((name) => ({ path: `fontFamily.${name}`, ...FONT })),
  ...Object.keys(fontSize).map((name): Token => ({ path: `fontSize.${name}`, kind: 'fontSize' })),
  ...Object.keys(fontWeight).map((name) => ({ path: `fontWeight.${name}`, ...WEIGHT })),
  ...Object.keys(lineHeight).map((name) => ({ path: `lineHeight.${name}`, ...LINE_HEIGHT })),
];

/** The color of messages below a field with an error, whose default has too little contrast in the dark. */
export const ERROR_TEXT =
  'components.JoyFormControl.styleOverrides.root.&.Mui-error.--FormHelperText-color';
export const LEGIBLE_ERROR = 'var(--joy-palette-danger-plainColor)';

const number = (path: string, min: number, max: number, step = 1): Token => ({
  path,
  kind: 'number',
  min,
  max,
  step,
});

/** The tokens, except the colors of roles and the values of components. */
export const TOKENS: readonly Token[] = [
  ...SCHEMES.flatMap((scheme) =>
    SURFACES.map((name) => ({ path: `colorSchemes.${scheme}.palette.${name}`, ...COLOR })),
  ),
  ...SHADOW_OPACITIES.map((path) => number(path, 0, 1, 0.02)),
  ...TEXT_SCALES,
  ...LEVELS.flatMap((level) =>
    Object.entries(TEXT_KINDS).map(([key, kind]) => ({
      path: `typography.${level}.${key}`,
      ...kind,
    })),
  ),
  ...RADII.map((path) => number(path, 0, 40)),
  { path: ERROR_TEXT, kind: 'choice', options: [LEGIBLE_ERROR] },
  number('focus.thickness', 1, 6),
  number('spacing', 0, 20),
  ...BREAKPOINTS.map((path) => number(path, 0, 4000)),
];

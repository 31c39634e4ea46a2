import { DENSE_JOY_COMPONENTS } from '../../../shared/denseJoyComponents';
import { rolePath } from '../../model/customColors';
import { TEXT_KINDS } from '../../model/types';
import type { ThemeFacts, TokenGroups, ThemeCode } from '../types';
import { augmentation } from '../../print/printTheme';
import {
  DEFAULT_JOY_THEME,
  BREAKPOINTS,
  COLOR_NAMES,
  ERROR_TEXT,
  isShade,
  LEGIBLE_ERROR,
  LEVELS,
  MAIN_KEY,
  RADII,
  ROLE_KEYS,
  ROLES,
  SHADOW_OPACITIES,
  SURFACES,
  TEXT_SCALES,
  TOKENS,
} from './tokens';
import { joySchemeFromColor } from './scheme';
import { createJoyTheme, valueInJoy, isJoyUse, joyReader } from './themeValues';
import { toJoyOptions } from './toOptions';

const FONTS = { body: 'sans', display: 'display', code: 'mono' } as const;

/** How the code of a theme of Joy UI is written. */
const JOY_CODE: ThemeCode = {
  module: '@mui/joy/styles',
  create: 'extendTheme',
  augmentations: (colors) => [
    augmentation('@mui/joy/styles', [
      ['ColorPalettePropOverrides', colors.map((color) => `${color}: true`)],
      ['Palette', colors.map((color) => `${color}: Palette['primary']`)],
    ]),
  ],
  tailwind: [
    ...Object.entries(FONTS).map(
      ([name, inTailwind]) => [`font-${inTailwind}`, `fontFamily.${name}`] as const,
    ),
    ...TEXT_SCALES.map(({ path }) => path)
      .filter((path) => path.startsWith('fontSize.'))
      .map((path) => [path.replace('fontSize.', 'text-'), path] as const),
    ...RADII.map((path) => [path.replace('.', '-'), path] as const),
  ],
};

const GROUPS: TokenGroups = {
  colors: (scheme) => [
    { title: 'surfaces', paths: SURFACES.map((name) => `colorSchemes.${scheme}.palette.${name}`) },
    { title: 'errorText', paths: [ERROR_TEXT] },
  ],
  text: [
    { title: 'allText', isOpen: true, paths: TEXT_SCALES.map(({ path }) => path) },
    ...LEVELS.map((name) => ({
      title: { name },
      paths: Object.keys(TEXT_KINDS).map((key) => `typography.${name}.${key}`),
    })),
  ],
  layout: [...RADII, 'spacing', 'focus.thickness', ...SHADOW_OPACITIES],
  more: [{ title: 'breakpoints', paths: BREAKPOINTS }],
};

/** Classes begin with "Mui", like Material UI's classes. */
const INPUTS = ['.MuiInput-root', '.MuiTextarea-root', '.MuiSelect-root'];
const CHOICES = ['.MuiCheckbox-root', '.MuiRadio-root'];

/** Whether the library derives a color: all but the shades of its own colors, and the main one of others. */
function isDerivedColor(path: string): boolean {
  const [, role = '', key = ''] = /\.palette\.(\w+)\.?(\w*)$/.exec(path) ?? [];
  return !isShade(key) || (!ROLES.includes(role) && key !== MAIN_KEY);
}

/** The themes of Joy UI, as its installed package has them. */
export const JOY_UI: ThemeFacts = {
  ...COLOR_NAMES,
  tokens: TOKENS,
  roles: ROLES,
  roleKeys: ROLE_KEYS,
  // White text is on the main shade in both schemes.
  newColor: { light: '#00796b', dark: '#00796b' },
  meanings: ['danger', 'warning', 'success'],
  surfaces: SURFACES,
  groups: GROUPS,
  checked: {
    icons: ['button', ...CHOICES].join(),
    borders: [...INPUTS, '.MuiCheckbox-checkbox', '.MuiRadio-radio'].join(),
    focus: '.Mui-focusVisible',
    inputs: '.MuiInput-input, .MuiTextarea-textarea',
    targets: [
      '.MuiButton-root',
      '.MuiSwitch-root',
      '.MuiSlider-root',
      ...INPUTS,
      ...CHOICES,
    ].join(),
    textKeys: ['plainColor', 'outlinedColor', 'softColor', 'solidColor'],
    fills: { solidBg: 'solidColor', softBg: 'softColor' },
  },
  code: JOY_CODE,
  dense: DENSE_JOY_COMPONENTS,
  headings: ['lg', 'xl', 'xl2', 'xl3', 'xl4'].map((name) => `fontSize.${name}`),
  defaultTheme: DEFAULT_JOY_THEME,
  isDerived: (path) =>
    path.includes('.palette.') ? isDerivedColor(path) : path.startsWith('typography.'),
  toOptions: toJoyOptions,
  createTheme: createJoyTheme,
  valueIn: valueInJoy,
  readerOf: joyReader,
  isUse: isJoyUse,
  unset: {},
  fixPlace: { FormHelperText: { [ERROR_TEXT]: LEGIBLE_ERROR } },
  schemeFromColor: joySchemeFromColor,
  borders: (scheme) =>
    ['neutral', ...ROLES.filter((role) => role !== 'neutral')].map((role) =>
      rolePath(scheme, role, 'outlinedBorder'),
    ),
  fixFocus: (color, scheme) => ({ [`colorSchemes.${scheme}.palette.focusVisible`]: color }),
};

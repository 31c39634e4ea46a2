import type {} from '@mui/material/themeCssVarsAugmentation';
import { DENSE_COMPONENTS } from '../../../shared/denseComponents';
import { TEXT_KINDS } from '../../model/types';
import type { ThemeFacts, TokenGroups, ThemeCode, Leaf } from '../types';
import { augmentation } from '../../print/printTheme';
import {
  DEFAULT_THEME,
  shadowStyleOf,
  BREAKPOINTS,
  COLOR_NAMES,
  DURATIONS,
  EASINGS,
  FOCUS_RING_PATHS,
  focusRing,
  INPUT_BORDER,
  ROLE_KEYS,
  ROLES,
  SURFACES,
  TOKENS,
  VARIANTS,
} from './tokens';
import { schemeFromColor } from './schemeFromColor';
import { createMaterialTheme, valueInMaterial, toMaterialOptions } from './toOptions';

/** Options for the use of the theme. They aren't tokens, and leaving them out loses no part of the theme. */
const USES =
  /^(?:colorSchemes(?:\.(?:light|dark))?|palette\.mode|defaultColorScheme|cssVariables\..*|colorSchemes\.(?:light|dark)\.palette\.mode)$/;

/** Whether an option says how a theme is used, and isn't a token. */
const isMaterialUse = (path: string): boolean => USES.test(path);

/** Returns the function that gives an option its token's path: a plain palette is its mode's. */
function materialReader(all: readonly Leaf[]): (leaf: Leaf) => Leaf {
  const mode = all.find(([path]) => path === 'palette.mode')?.[1];
  const scheme = mode === 'dark' ? 'dark' : 'light';
  return ([path, value]) => [
    path.startsWith('palette.') ? `colorSchemes.${scheme}.${path}` : path,
    path === 'shadows' && Array.isArray(value) ? shadowStyleOf(value) : value,
  ];
}

/** Components whose `color` prop gets the names of custom colors. */
const COLORED = ['Badge', 'Button', 'Checkbox', 'Chip', 'Fab', 'IconButton', 'Radio', 'Switch'];

function augmentations(colors: readonly string[]): string[] {
  return [
    augmentation('@mui/material/styles', [
      ['Palette', colors.map((color) => `${color}: Palette['primary']`)],
      ['PaletteOptions', colors.map((color) => `${color}?: PaletteOptions['primary']`)],
    ]),
    ...COLORED.map((component) =>
      augmentation(`@mui/material/${component}`, [
        [`${component}PropsColorOverrides`, colors.map((color) => `${color}: true`)],
      ]),
    ),
  ];
}

/** How the code of a theme of Material UI is written. */
const MATERIAL_CODE: ThemeCode = {
  module: '@mui/material/styles',
  create: 'createTheme',
  augmentations,
  tailwind: [
    ['font-sans', 'typography.fontFamily'],
    ['radius-theme', 'shape.borderRadius'],
  ],
};

/** Tokens that the library derives from others: shades, and parts of typography variants. */
const DERIVED = /^(?:colorSchemes\..*\.(?:light|dark|contrastText)|typography\.\w+\.\w+)$/;

const GROUPS: TokenGroups = {
  colors: (scheme) => [
    { title: 'surfaces', paths: SURFACES.map((name) => `colorSchemes.${scheme}.palette.${name}`) },
    { title: 'inputBorder', paths: [INPUT_BORDER] },
    { title: 'focusRing', paths: FOCUS_RING_PATHS },
  ],
  text: [
    {
      title: 'allText',
      isOpen: true,
      paths: TOKENS.map(({ path }) => path).filter((path) => /^typography\.[^.]+$/.test(path)),
    },
    ...VARIANTS.map((name) => ({
      title: { name },
      paths: Object.keys(TEXT_KINDS).map((key) => `typography.${name}.${key}`),
    })),
  ],
  layout: ['shape.borderRadius', 'spacing', 'shadows'],
  more: [
    { title: 'breakpoints', paths: BREAKPOINTS.map((name) => `breakpoints.values.${name}`) },
    {
      title: 'transitions',
      paths: [
        ...DURATIONS.map((name) => `transitions.duration.${name}`),
        ...EASINGS.map((name) => `transitions.easing.${name}`),
      ],
    },
  ],
};

/** The themes of Material UI, as its installed package has them. */
export const MATERIAL_UI: ThemeFacts = {
  ...COLOR_NAMES,
  tokens: TOKENS,
  roles: ROLES,
  roleKeys: ROLE_KEYS,
  newColor: { light: '#00796b', dark: '#80cbc4' },
  meanings: ['error', 'warning', 'info', 'success'],
  surfaces: SURFACES,
  groups: GROUPS,
  checked: {
    icons: 'button, .MuiCheckbox-root, .MuiRadio-root',
    borders: '.MuiOutlinedInput-notchedOutline',
    focus: '.MuiButtonBase-root.Mui-focusVisible',
    inputs: '.MuiInputBase-input',
    targets: '.MuiButtonBase-root, .MuiSwitch-root, .MuiInputBase-root, .MuiSlider-root',
    textKeys: ['main', 'dark', 'light'],
    fills: { main: 'contrastText', dark: 'contrastText', light: 'contrastText' },
  },
  code: MATERIAL_CODE,
  dense: DENSE_COMPONENTS,
  headings: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => `typography.${name}.fontSize`),
  defaultTheme: DEFAULT_THEME,
  isDerived: (path) => DERIVED.test(path),
  toOptions: toMaterialOptions,
  createTheme: createMaterialTheme,
  valueIn: valueInMaterial,
  readerOf: materialReader,
  isUse: isMaterialUse,
  unset: { cssVariables: false },
  schemeFromColor,
  fixPlace: {},
  borders: () => [INPUT_BORDER],
  fixFocus: focusRing,
};

import { augmentation } from '../../print/augmentation';
import type { ThemeCode } from '../types';

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
export const MATERIAL_CODE: ThemeCode = {
  module: '@mui/material/styles',
  create: 'createTheme',
  augmentations,
  tailwind: [
    ['font-sans', 'typography.fontFamily'],
    ['radius-theme', 'shape.borderRadius'],
  ],
};

import { augmentation } from '../../print/augmentation';
import type { ThemeCode } from '../types';
import { RADII, TEXT_SCALES } from './tokens';

const FONTS = { body: 'sans', display: 'display', code: 'mono' } as const;

/** How the code of a theme of Joy UI is written. */
export const JOY_CODE: ThemeCode = {
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

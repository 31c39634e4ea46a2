import { materialUi as builder } from '@component-docs/theme-builder/node/libraries/material-ui';
import { demoTheme } from '../../browser/demoTheme';
import type { ThemedLibrary } from '../themedLibrary';
import { paletteRules } from './paletteRules';

// cspell:ignore wght

/** The capitals: Material UI sets buttons in them, and they are narrower than those of Arial and DejaVu. */
const CAPITALS = 'U+41-5A';

export const materialUi: ThemedLibrary = {
  sheets: () => demoTheme.generateStyleSheets(),
  rules: paletteRules,
  bodyFont: demoTheme.typography.fontFamily,
  font: {
    family: 'Roboto',
    package: '@fontsource-variable/roboto',
    file: 'roboto-latin-wght-normal.woff2',
    weights: { min: 300, max: 700 },
    ascent: 0.928,
    descent: 0.244,
  },
  // The stack of the theme is `Roboto, Helvetica, Arial, sans-serif`. On pages with its demos, these names stand for
  // the substitutes, so that demos with other themes have them, too.
  substitutes: ['Helvetica', 'Arial'],
  scales: [
    ['300', 'normal', 0.993, 0.869],
    ['400', 'normal', 0.996, 0.884],
    ['500', 'normal', 1.007, 0.874],
    ['500', 'normal', 0.93, 0.935, CAPITALS],
    ['600 900', 'bold', 0.941, 0.8],
  ],
  builder,
};

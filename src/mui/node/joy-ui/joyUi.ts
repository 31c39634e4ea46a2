import { joyUi as builder } from '@component-docs/theme-builder/node/libraries/joy-ui';
import { INTER_SUBSTITUTES, joyDemoTheme } from '../../browser/joy-ui/joyDemoTheme';
import type { ThemedLibrary } from '../themedLibrary';

// cspell:ignore wght

export const joyUi: ThemedLibrary = {
  sheets: () => joyDemoTheme.generateStyleSheets(),
  bodyFont: joyDemoTheme.vars.fontFamily.body,
  font: {
    family: 'Inter',
    package: '@fontsource-variable/inter',
    file: 'inter-latin-wght-normal.woff2',
    // Its theme has a weight of 300, too, but none of its levels uses that.
    weights: { min: 400, max: 700 },
    ascent: 0.969,
    descent: 0.241,
  },
  substitutes: INTER_SUBSTITUTES,
  scales: [
    ['300 400', 'normal', 1.066, 0.946],
    ['500', 'normal', 1.087, 0.968],
    ['600', 'bold', 1.009, 0.856],
    ['700 900', 'bold', 1.035, 0.869],
  ],
  builder,
};

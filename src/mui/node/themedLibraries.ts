import type { ByProduct } from '@component-docs/demo-themes/shared/library';
import type { DemoFont } from '@component-docs/demo-themes/node/library';
import type { BuiltLibrary } from '@component-docs/theme-builder/node/types';
import { materialUi } from '@component-docs/theme-builder/node/libraries/material-ui';
import { demoTheme } from '../browser/demoTheme';
import { paletteRules } from './paletteRules';
import { joyUi } from '@component-docs/theme-builder/node/libraries/joy-ui';
import { INTER_SUBSTITUTES, joyDemoTheme } from '../browser/joy-ui/joyDemoTheme';

/**
 * For each weight, the style of the system's font that is shown instead, and the scales that make Arial
 * and DejaVu Sans as wide, measured with the texts of all demos that have this weight.
 */
type Scales = readonly (readonly [
  weight: string,
  style: 'normal' | 'bold',
  arial: number,
  dejaVu: number,
  characters?: string,
])[];

/** A library with a default theme, as the build needs it. */
export interface ThemedLibrary {
  /** Returns the CSS variables of the theme of demos. */
  readonly sheets: () => object[];
  /** Rules added to the theme's own. */
  readonly rules?: () => string[];
  /** The font of text that no component styles, which apps set on `<body>`. */
  readonly bodyFont: string | undefined;
  readonly font: DemoFont;
  /** The names by which the theme's stack of fonts has Arial and DejaVu Sans with the metrics of the font. */
  readonly substitutes: readonly [likeArial: string, likeDejaVu: string];
  readonly scales: Scales;
  readonly builder: BuiltLibrary;
}

// cspell:ignore wght

/** The capitals: Material UI sets buttons in them, and they are narrower than those of Arial and DejaVu. */
const CAPITALS = 'U+41-5A';

/** What is special about the libraries with a default theme of their own. */
export const THEMED_LIBRARIES: ByProduct<ThemedLibrary> = {
  'material-ui': {
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
    builder: materialUi,
  },
  'joy-ui': {
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
    builder: joyUi,
  },
};

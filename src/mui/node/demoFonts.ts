import type { DemoFonts } from '@component-docs/demo-themes/node/library';

// cspell:ignore wght

export const DEMO_FONTS: DemoFonts = {
  'material-ui': {
    family: 'Roboto',
    package: '@fontsource-variable/roboto',
    file: 'roboto-latin-wght-normal.woff2',
    weights: { min: 300, max: 700 },
    ascent: 0.928,
    descent: 0.244,
  },
  'joy-ui': {
    family: 'Inter',
    package: '@fontsource-variable/inter',
    file: 'inter-latin-wght-normal.woff2',
    // Its theme has a weight of 300, too, but none of its levels uses that.
    weights: { min: 400, max: 700 },
    ascent: 0.969,
    descent: 0.241,
  },
};

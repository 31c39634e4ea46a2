import type { ThemedProduct } from '../../shared/themes/themedProducts';
import type { FontMetrics } from '../../../kit/node/substituteFont';

// cspell:ignore wght

/** The font that a library expects its apps to load. */
export interface DemoFont extends FontMetrics {
  family: string;
  /** The package with its files, which are variable in weight. */
  package: string;
  /** The Latin file in the package. */
  file: string;
  /** The weights of the library's default theme; others are shown in the nearest one. */
  weights: { min: number; max: number };
}

export const DEMO_FONTS: Readonly<Record<ThemedProduct, DemoFont>> = {
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
    // Its theme has a weight of 300, too, which none of its levels uses.
    weights: { min: 400, max: 700 },
    ascent: 0.969,
    descent: 0.241,
  },
};

/** Packages whose fonts the site ships. */
export const DEMO_FONT_PACKAGES = Object.values(DEMO_FONTS).map((font) => font.package);

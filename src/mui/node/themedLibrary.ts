import type { DemoFont } from '@component-docs/demo-themes/node/library';
import type { BuiltLibrary } from '@component-docs/theme-builder';

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

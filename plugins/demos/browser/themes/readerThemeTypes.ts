import type { MaterialDemoTheme } from '../../../../src/branding/demoTheme';

/** A theme that demos are shown in, in place of the library's default. */
export interface AppliedTheme<Theme extends object = object> {
  readonly theme: Theme;
  /** The theme's CSS variables. */
  readonly css: string;
}

/** The reader's theme of each product, where the reader uses one. */
export interface AppliedThemes {
  readonly 'material-ui'?: AppliedTheme<MaterialDemoTheme> | undefined;
  readonly 'joy-ui'?: AppliedTheme | undefined;
}

/** A key of the theme, as the viewer shows it. */
export interface ThemeNode {
  readonly key: string;
  /** The value in TypeScript's notation; for a function its signatures, one a line. */
  readonly value?: string;
  /** What is under the key; functions may have keys too. */
  readonly children?: readonly ThemeNode[];
}

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The library's default theme in both color schemes; the module of plugins/markdown/customization. */
export type DefaultThemes = Readonly<Record<Scheme, readonly ThemeNode[]>>;

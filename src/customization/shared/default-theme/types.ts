/** A key of the theme in the viewer. */
export interface ThemeNode {
  readonly key: string;
  /** The value in TypeScript notation; for a function, its signatures, one per line. */
  readonly value?: string;
  /** The keys below this one; functions may have some too. */
  readonly children?: readonly ThemeNode[];
}

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The library's default theme in both color schemes, written by src/customization/node. */
export type DefaultThemes = Readonly<Record<Scheme, readonly ThemeNode[]>>;

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

/** One of the library's locales, described by src/customization/node. */
export interface LocaleRow {
  /** As it is imported: `ptBR`. */
  readonly name: string;
  /** `pt-BR` */
  readonly tag: string;
  /** In the language of the page. */
  readonly title: string;
  readonly ownTitle: string;
  readonly isRtl: boolean;
  /** The texts that it doesn't have: `Pagination.aria-label`. The library shows its English ones. */
  readonly missing: readonly string[];
}

/** The locales, and how many texts a complete one has. */
export interface LocaleTableData {
  readonly texts: number;
  readonly locales: readonly LocaleRow[];
}

/** Colors of the installed library: hex values by hue and shade. */
export type Hues = Readonly<Record<string, Readonly<Record<string, string>>>>;

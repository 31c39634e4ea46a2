/** One of the library's locales, described by src/customization/node. */
export interface LocaleRow {
  /** As it is imported: `ptBR`. */
  readonly name: string;
  /** `pt-BR` */
  readonly tag: string;
  /** In the language of the page. */
  readonly title: string;
  /** In its own language. */
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

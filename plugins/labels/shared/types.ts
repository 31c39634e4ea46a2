import type english from '../../../i18n/en/labels.json';

/** A table of interface labels: texts by key, in nested groups. */
export interface TranslationTable {
  readonly [key: string]: string | TranslationTable;
}

/** Tables by language. */
export type Translations = Readonly<Record<string, TranslationTable>>;

/** The dotted paths of a table's texts. */
export type PathsOf<Table> = {
  [Key in keyof Table & string]: Table[Key] extends string ? Key : `${Key}.${PathsOf<Table[Key]>}`;
}[keyof Table & string];

/** Every dotted path of the site's own tables. */
export type LabelKey = PathsOf<typeof english>;

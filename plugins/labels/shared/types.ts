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

/** The types of the site's English tables, `labels` and `pageTexts`. A site declares them, so that keys are checked. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the site's declaration
export interface SiteTables {}

type KeysOf<Name extends string> =
  SiteTables extends Readonly<Record<Name, infer Table>> ? PathsOf<Table> : string;

/** Every dotted path of the site's labels. */
export type LabelKey = KeysOf<'labels'>;

/** Every dotted path of the texts that plugins print into pages. */
export type PageTextKey = KeysOf<'pageTexts'>;

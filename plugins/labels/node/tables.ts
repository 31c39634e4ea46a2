/** A table of texts, with a file in each language. */
export interface TextTable {
  name: string;
  /** Matches the source files that read the table. */
  readers: RegExp;
}

/** The tables that are read outside Docusaurus' pages. */
export const TABLES: readonly TextTable[] = [
  { name: 'labels', readers: /\b(?:useTranslate|createTranslate|labelsIn|LabelKey)\b/ },
  { name: 'page-texts', readers: /\b(?:pageTextsIn|PageTexts)\b/ },
];

/**
 * Returns the path of a table's file, relative to the site's root.
 *
 * @param language `*` for the pattern of all languages' files
 */
export function tableFile(language: string, name: string): string {
  return `i18n/${language}/${name}.json`;
}

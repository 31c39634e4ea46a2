/** The source prefix that Docusaurus gives English documents. */
const ENGLISH_DOCS = '@site/docs/';

interface Page {
  /** The document's file, as Docusaurus writes it: `@site/…`. */
  source: string;
  language: string;
  defaultLanguage: string;
}

/**
 * Returns whether a reader of another language gets the English text because there is no translation.
 * False for pages that aren't made from a document.
 */
export function isUntranslated({ source, language, defaultLanguage }: Page): boolean {
  return language !== defaultLanguage && source.startsWith(ENGLISH_DOCS);
}

/** The source prefix that Docusaurus gives English documents. */
const ENGLISH_DOCS = '@site/docs/';

interface Page {
  /** The document's file, as Docusaurus writes it: `@site/…`. */
  source: string;
  /** The path without the language. */
  pathname: string;
  language: string;
  defaultLanguage: string;
}

/**
 * Returns whether a reader of another language gets the English text because there is no translation.
 * False for pages that are in English on purpose, and for pages that aren't made from a document.
 */
export function isUntranslated(
  { source, pathname, language, defaultLanguage }: Page,
  isIgnored: (pathname: string) => boolean,
): boolean {
  return language !== defaultLanguage && source.startsWith(ENGLISH_DOCS) && !isIgnored(pathname);
}

/** Where Docusaurus says that the English documents are. */
const ENGLISH_DOCS = '@site/docs/';

interface Page {
  /** The document's file, as Docusaurus names it: `@site/…`. */
  source: string;
  /** Without the language. */
  pathname: string;
  language: string;
  defaultLanguage: string;
}

/**
 * Whether a reader of another language gets the English text for want of a translation. Pages that
 * are in English on purpose, and those that come from no document, do not count.
 */
export function isUntranslated(
  { source, pathname, language, defaultLanguage }: Page,
  isIgnored: (pathname: string) => boolean,
): boolean {
  return language !== defaultLanguage && source.startsWith(ENGLISH_DOCS) && !isIgnored(pathname);
}

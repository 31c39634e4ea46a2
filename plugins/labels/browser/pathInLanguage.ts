/**
 * Returns the path of the same page in another language.
 *
 * @param pathname A home page may lack the trailing slash of its base URL: `/zh`.
 * @param baseUrl Base URL of the language of `pathname`, such as `/`.
 * @param otherBaseUrl Base URL of the other language, such as `/zh/`.
 */
export function pathInLanguage(pathname: string, baseUrl: string, otherBaseUrl: string): string {
  const page = `${pathname.replace(/\/$/, '')}/`.startsWith(baseUrl)
    ? pathname.slice(baseUrl.length)
    : pathname.replace(/^\//, '');
  const path = `${otherBaseUrl}${page}`;
  return path === '/' ? path : path.replace(/\/$/, '');
}

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

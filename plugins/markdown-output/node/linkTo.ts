/** Converts the address of a page's link to the address of the link in Markdown. */
export type LinkTo = (href: string) => string;

interface Addresses {
  /** Origin of the site, without a slash at the end; empty if it isn't known. */
  siteUrl: string;
  /** Path of the language, with a slash at both ends. */
  baseUrl: string;
  /** The paths of all pages that have Markdown, in this language. */
  permalinks: ReadonlySet<string>;
}

/**
 * Returns a function that makes links absolute, within the language. Links to pages lead to their Markdown;
 * the anchor stays, because it names the section.
 */
export function createLinkTo({ siteUrl, baseUrl, permalinks }: Addresses): LinkTo {
  return (href) => {
    // In Docusaurus' data, the permalink of a document named like its folder ends with a slash.
    const [, path = '', rest = ''] = /^(\/[^?#]*?)\/?([?#].*)?$/.exec(href) ?? [];
    if (path === '') {
      return href;
    }
    const isFile = /\.\w+$/.test(path);
    const inLanguage = isFile || `${path}/`.startsWith(baseUrl) ? path : baseUrl + path.slice(1);
    return siteUrl + inLanguage + (permalinks.has(inLanguage) ? '.md' : '') + rest;
  };
}

/** Where the packages' comments point, and where root-relative links in them are meant to lead. */
export const LIBRARY_SITE = 'https://mui.com';

/**
 * Gives this site's path for an address of the library's public site (base URL and locale
 * included), or nothing for a page that this site does not have.
 */
export type ResolveLink = (url: string) => string | undefined;

/** A link's target here: a page of this site, else the original address made absolute. */
export function resolveHref(url: string, resolveLink: ResolveLink): string {
  const absolute = url.startsWith('/') ? LIBRARY_SITE + url : url;
  return absolute.startsWith(`${LIBRARY_SITE}/`) ? (resolveLink(absolute) ?? absolute) : absolute;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Replaces the links' targets in HTML that `renderMarkdown.ts` made; other sites open beside. */
export function rewriteLinks(html: string, resolveLink: ResolveLink): string {
  return html.replace(/<a href="([^"]*)"/g, (_, href: string) => {
    const target = resolveHref(href.replaceAll('&amp;', '&'), resolveLink);
    const isElsewhere = /^https?:/.test(target);
    const beside = isElsewhere ? ' target="_blank" rel="noopener noreferrer"' : '';
    return `<a href="${escapeAttribute(target)}"${beside}`;
  });
}

/** The site that comments of packages link to, and the base of their root-relative links. */
export const LIBRARY_SITE = 'https://mui.com';

/**
 * Returns this site's path (with base URL and locale) for a URL of the library's public site;
 * undefined if this site doesn't have the page.
 */
export type ResolveLink = (url: string) => string | undefined;

/** Returns the target of a link: a page of this site, or else the original URL, made absolute. */
export function resolveHref(url: string, resolveLink: ResolveLink): string {
  const absolute = url.startsWith('/') ? LIBRARY_SITE + url : url;
  return absolute.startsWith(`${LIBRARY_SITE}/`) ? (resolveLink(absolute) ?? absolute) : absolute;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Rewrites the links in HTML from `renderMarkdown.ts`. Links to other sites open in a new tab. */
export function rewriteLinks(html: string, resolveLink: ResolveLink): string {
  return html.replace(/<a href="([^"]*)"/g, (_, href: string) => {
    const target = resolveHref(href.replaceAll('&amp;', '&'), resolveLink);
    const isElsewhere = /^https?:/.test(target);
    const newTab = isElsewhere ? ' target="_blank" rel="noopener noreferrer"' : '';
    return `<a href="${escapeAttribute(target)}"${newTab}`;
  });
}

/**
 * Returns the one form of a pathname under which a page is known: `/a`, `/a/`, `/a.html`, and
 * `/a/index.html` are the same page.
 */
export function pathKey(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
}

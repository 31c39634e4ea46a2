/**
 * The same page's path in another language. Takes the path, and the base URLs of its language and
 * of the other one (`/` and `/zh/`). A home page may have lost the slash of its base URL: `/zh`.
 */
export function pathInLanguage(pathname: string, baseUrl: string, otherBaseUrl: string): string {
  const page = `${pathname.replace(/\/$/, '')}/`.startsWith(baseUrl)
    ? pathname.slice(baseUrl.length)
    : pathname.replace(/^\//, '');
  const path = `${otherBaseUrl}${page}`;
  return path === '/' ? path : path.replace(/\/$/, '');
}

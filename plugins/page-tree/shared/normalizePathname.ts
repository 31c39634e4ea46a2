const API_TABS = ['components-api', 'hooks-api'] as const;
const REMOVED = ['/[docsTab]', ...API_TABS] as const;

/**
 * Returns the same path for all tabs of a page: without `/[docsTab]`, `components-api`, and
 * `hooks-api`, and without a trailing slash.
 */
export function normalizePathname(pathname: string): string {
  const path = REMOVED.reduce((rest, removed) => rest.replace(removed, ''), pathname);
  return path === '/' ? path : path.replace(/\/$/, '');
}

/** Returns whether a pathname is that of a page's API tab, which may share the page's normalized path. */
export function isApiTab(pathname: string): boolean {
  return API_TABS.some((tab) => pathname.includes(tab));
}

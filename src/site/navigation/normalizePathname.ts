const API_TABS = ['components-api', 'hooks-api'] as const;
const REMOVED = ['/[docsTab]', ...API_TABS] as const;

/**
 * One form of a path for all tabs of its page: without `/[docsTab]`, `components-api`, and
 * `hooks-api` (behaviours §4), and without the slash that may be left at its end.
 */
export function normalizePathname(pathname: string): string {
  const path = REMOVED.reduce((rest, removed) => rest.replace(removed, ''), pathname);
  return path === '/' ? path : path.replace(/\/$/, '');
}

/** Whether an item is a tab of the API of a page, which may share the page's normalised path. */
export function isApiTab(pathname: string): boolean {
  return API_TABS.some((tab) => pathname.includes(tab));
}

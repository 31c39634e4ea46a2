import type { RouteConfig } from '@docusaurus/types';

/**
 * Returns routes with only the kept pages, and without the routes around pages if none of these is left.
 *
 * @param isKept gets the path of a page as in its route, with the base URL
 */
export function keepPages(
  routes: readonly RouteConfig[],
  isKept: (path: string) => boolean,
): RouteConfig[] {
  return routes.flatMap((route) => {
    if (!route.routes) {
      return isKept(route.path) ? [route] : [];
    }
    const kept = keepPages(route.routes, isKept);
    return kept.length > 0 ? [{ ...route, routes: kept }] : [];
  });
}

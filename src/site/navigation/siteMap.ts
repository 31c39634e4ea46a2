import { LANDING_ROUTES } from './landingRoutes';
import type { LandingProductId } from './landingRoutes';
import { getProductInfoFromUrl } from './getProductInfo';
import { VERSIONS_PATH } from './versions';

/** Which pages the menus can lead to: data that the build hands to the browser. */
export interface SiteMap {
  /** Site path of the first page of each product that has one. */
  landings: Partial<Record<LandingProductId, string>>;
  hasVersionsPage: boolean;
  /** Where colors are chosen; absent while there is no such page. */
  colorPlayground?: string;
}

const COLOR_PAGE = '/material-ui/customization/color';

/**
 * The menus' site map from the site paths of all written pages. A
 * product leads to its landing page, or while that is not written, to its first one.
 */
export function siteMapOf(pages: readonly string[]): SiteMap {
  const products = Object.entries(LANDING_ROUTES) as [LandingProductId, string][];
  const landings = products.flatMap(([id, route]) => {
    const first = pages.find((page) => getProductInfoFromUrl(`${page}/`).productId === id);
    return first === undefined ? [] : [[id, pages.includes(route) ? route : first] as const];
  });
  return {
    landings: Object.fromEntries(landings),
    hasVersionsPage: pages.includes(VERSIONS_PATH),
    ...(pages.includes(COLOR_PAGE) && { colorPlayground: `${COLOR_PAGE}#playground` }),
  };
}

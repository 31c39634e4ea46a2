import type { PropSidebars, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';

const VERSION_ROOT = '@theme/DocVersionRoot';
const DOC_ROOT = '@theme/DocRoot';

/**
 * Adds API pages to the route that a docs plugin creates: as siblings of its documents, so that
 * they share layout and side navigation, and to the sidebars in the version's route.
 */
export function extendRoutes(
  route: RouteConfig,
  apiRoutes: readonly RouteConfig[],
  fillSidebars: (sidebars: PropSidebars) => PropSidebars,
): RouteConfig {
  const routes = route.routes?.map((child) => extendRoutes(child, apiRoutes, fillSidebars));
  if (route.component === DOC_ROOT) {
    return { ...route, routes: [...(routes ?? []), ...apiRoutes] };
  }
  if (route.component === VERSION_ROOT && route.props?.version) {
    const version = route.props.version as PropVersionMetadata;
    const docsSidebars = fillSidebars(version.docsSidebars);
    return { ...route, routes, props: { ...route.props, version: { ...version, docsSidebars } } };
  }
  return routes ? { ...route, routes } : route;
}

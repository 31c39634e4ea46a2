import type { Props } from '@theme/DocSidebar/Desktop';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDocsVersion, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { itemPropsOf } from '../../shared/itemProps';
import { navigationChunk, printNavigation } from '../../shared/navigationProps';
import { ProductSidebar } from './ProductSidebar';

/**
 * The side navigation next to the page; on pages with `disableDrawer`, it is only in the drawer.
 */
export function DesktopSidebar({ sidebar, path }: Pick<Props, 'sidebar' | 'path'>) {
  const { pluginId: productId, label: version } = useDocsVersion();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const props = { productId, version, baseUrl, pathname: path };
  const chunks = navigationChunk(productId);
  const here = useSidebarBreadcrumbs()?.at(-1);
  if (here && itemPropsOf(here).disableDrawer) {
    // This element's class lets CSS give the page its full width, and the header the drawer's
    // button.
    return (
      <div className="sidebar-in-drawer" data-chunks={chunks} {...printNavigation(props)} hidden />
    );
  }
  return <ProductSidebar items={sidebar} {...props} />;
}

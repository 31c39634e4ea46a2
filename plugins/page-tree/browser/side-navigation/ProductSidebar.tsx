import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { Island } from '@component-docs/static-pages/browser/islands';
import { SIDE_NAVIGATION_ATTRIBUTE } from '@component-docs/static-pages/shared/pages';
import { navigationChunk, printNavigation } from '../../shared/navigationProps';
import type { NavigationProps } from '../../shared/navigationProps';
import { SideNavigation } from './SideNavigation';
import styles from './SideNavigation.module.css';
import type { Props as DocSidebarProps } from '@theme/DocSidebar/Desktop';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDocsVersion, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { itemPropsOf } from '../../shared/items';

interface ProductSidebarProps extends NavigationProps {
  items: readonly PropSidebarItem[];
}

/** The side navigation of a page, and the data that the drawer on small screens loads it with. */
export function ProductSidebar({ items, ...props }: ProductSidebarProps) {
  const { productId } = props;
  return (
    <div {...{ [SIDE_NAVIGATION_ATTRIBUTE]: productId }} {...printNavigation(props)}>
      <Island
        id="side-navigation"
        module="side-navigation"
        trigger="idle"
        props={props}
        chunks={navigationChunk(productId)}
        className={styles.sidebar}
      >
        <SideNavigation items={items} {...props} />
      </Island>
    </div>
  );
}

/**
 * The side navigation next to the page; on pages with `disableDrawer`, it is only in the drawer.
 */
export function DesktopSidebar({ sidebar, path }: Pick<DocSidebarProps, 'sidebar' | 'path'>) {
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

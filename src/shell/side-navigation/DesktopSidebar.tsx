import type { Props } from '@theme/DocSidebar/Desktop';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDocsVersion, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { Island } from '../../runtime/islands';
import { SIDE_NAVIGATION_ATTRIBUTE } from '../../runtime/pages/markers';
import { navigationChunk, printNavigation } from './navigationProps';
import { SideNavigation } from './SideNavigation';
import styles from './DesktopSidebar.module.css';

/**
 * The side navigation next to the page; on pages with `disableDrawer`, it is only in the drawer.
 */
export function DesktopSidebar({ sidebar, path }: Pick<Props, 'sidebar' | 'path'>) {
  const { pluginId: productId, label: version } = useDocsVersion();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const props = { productId, version, baseUrl, pathname: path };
  const chunks = navigationChunk(productId);
  if (useSidebarBreadcrumbs()?.at(-1)?.customProps?.disableDrawer === true) {
    // This element's class lets CSS give the page its full width, and the header the drawer's
    // button.
    return (
      <div className="sidebar-in-drawer" data-chunks={chunks} {...printNavigation(props)} hidden />
    );
  }
  return (
    <div {...{ [SIDE_NAVIGATION_ATTRIBUTE]: productId }} {...printNavigation(props)}>
      <Island
        id="side-navigation"
        module="side-navigation"
        trigger="idle"
        props={props}
        chunks={chunks}
        className={styles.sidebar}
      >
        <SideNavigation items={sidebar} {...props} />
      </Island>
    </div>
  );
}

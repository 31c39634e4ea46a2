import { memo, useMemo } from 'react';
import type { Props } from '@theme/DocSidebar/Desktop';
import { useDocsVersion, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { usePaintedValue } from '../../runtime/first-screen/usePaintedValue';
import { normalizePathname } from '../../site/navigation/normalizePathname';
import { DrawerSidebar } from './DrawerSidebar';
import { SideNavigation } from './SideNavigation';
import styles from './DesktopSidebar.module.css';

const MemoNavigation = memo(SideNavigation);

/** The side navigation beside the page, or for a page with `disableDrawer` in the drawer only. */
export function DesktopSidebar({ sidebar, path }: Pick<Props, 'sidebar' | 'path'>) {
  const { pluginId, label } = useDocsVersion();
  const navigation = useMemo(
    () => ({
      items: sidebar,
      activePath: normalizePathname(path),
      productId: pluginId,
      version: label,
    }),
    [sidebar, path, pluginId, label],
  );
  // A page that a link leads to is there first, and then its place in the tree.
  const shown = usePaintedValue(navigation);
  if (useSidebarBreadcrumbs()?.at(-1)?.customProps?.disableDrawer === true) {
    return (
      // The mark by which styles give the page its whole width and the header its button.
      <div className="sidebar-in-drawer">
        <DrawerSidebar sidebar={sidebar} path={path} />
      </div>
    );
  }
  return (
    <div className={styles.sidebar}>
      <MemoNavigation {...shown} />
    </div>
  );
}

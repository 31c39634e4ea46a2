import type { Props } from '@theme/DocSidebar/Mobile';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { NavbarSecondaryMenuFiller } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { normalizePathname } from '../../site/navigation/normalizePathname';
import { SideNavigation } from './SideNavigation';
import type { SideNavigationProps } from './SideNavigation';

type DrawerProps = Omit<SideNavigationProps, 'isVisible' | 'onNavigate'>;

function DrawerNavigation(props: DrawerProps) {
  const { shown, toggle } = useNavbarMobileSidebar();
  return <SideNavigation {...props} isVisible={shown} onNavigate={toggle} />;
}

/** Puts the side navigation into the phone drawer, which is part of the header. */
export function DrawerSidebar({ sidebar, path }: Pick<Props, 'sidebar' | 'path'>) {
  // The drawer is outside the docs plugin's contexts: it gets what it needs as props.
  const { pluginId, label } = useDocsVersion();
  const props = {
    items: sidebar,
    activePath: normalizePathname(path),
    productId: pluginId,
    version: label,
  };
  return <NavbarSecondaryMenuFiller component={DrawerNavigation} props={props} />;
}

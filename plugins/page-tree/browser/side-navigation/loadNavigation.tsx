import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { loadPageModule } from '../../../static-pages/browser/page-chunks/pageModules';
import { GeneralMenu } from './GeneralMenu';
import { navigationChunk } from '../../shared/navigationProps';
import type { NavigationProps } from '../../shared/navigationProps';
import { SideNavigation } from './SideNavigation';

/**
 * Loads a product's tree of pages and returns a function that renders its navigation: beside the page,
 * or in a drawer.
 */
export async function loadNavigation(props: NavigationProps) {
  const { default: items } = (await loadPageModule(navigationChunk(props.productId))) as {
    default: readonly PropSidebarItem[];
  };
  return (drawer?: { isVisible: boolean }) => (
    <SideNavigation items={items} {...props} {...drawer} />
  );
}

/** Renders the content of a drawer on a page without a tree. */
export function generalMenu() {
  return <GeneralMenu />;
}

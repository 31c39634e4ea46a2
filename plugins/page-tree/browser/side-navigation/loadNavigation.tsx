import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { loadPageModule } from '@component-docs/static-pages/browser/page-chunks/pageModules';
import { navigationChunk } from '../../shared/navigationProps';
import type { NavigationProps } from '../../shared/navigationProps';
import { SideNavigation, GeneralLinks } from './SideNavigation';
import { HeaderLinks } from './HeaderLinks';

/** The drawer's content on a page without a tree: the products' start pages, and the general links. */
function GeneralMenu() {
  return (
    <div className="menu">
      <ul className="menu__list">
        <HeaderLinks className="menu__link" />
        <GeneralLinks />
      </ul>
    </div>
  );
}

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

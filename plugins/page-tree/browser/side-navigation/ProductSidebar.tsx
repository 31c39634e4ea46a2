import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { Island } from '@component-docs/static-pages/browser/islands';
import { SIDE_NAVIGATION_ATTRIBUTE } from '@component-docs/static-pages/shared/pages/markers';
import { navigationChunk, printNavigation } from '../../shared/navigationProps';
import type { NavigationProps } from '../../shared/navigationProps';
import { SideNavigation } from './SideNavigation';
import styles from './DesktopSidebar.module.css';

interface Props extends NavigationProps {
  items: readonly PropSidebarItem[];
}

/** The side navigation of a page, and the data that the drawer on small screens loads it with. */
export function ProductSidebar({ items, ...props }: Props) {
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

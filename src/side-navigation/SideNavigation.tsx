import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { FilterContext } from './FilterContext';
import { FilterField } from './FilterField';
import { NavigationItems } from './NavigationItems';
import styles from './SideNavigation.module.css';
import { SideNavigationHeader } from './SideNavigationHeader';
import type { NavigationProps } from './types';
import { useFilter } from './useFilter';
import { useKeptScroll } from './useKeptScroll';

export interface SideNavigationProps extends NavigationProps {
  items: readonly PropSidebarItem[];
  /** The product whose pages these are. */
  productId: string;
  /** Its installed version. */
  version: string;
  /** False in a drawer that is closed. */
  isVisible?: boolean;
}

/** The way through a product: product and version, a filter, and its tree of pages. */
export function SideNavigation(props: SideNavigationProps) {
  const { items, productId, version, isVisible = true, activePath, onNavigate } = props;
  const { field, list, filtered, setQuery, handleKeyDown } = useFilter(items);
  useKeptScroll(list, productId, activePath, isVisible);
  return (
    <nav
      className={styles.navigation}
      aria-label={translate({
        id: 'sideNavigation.label',
        message: 'Documentation',
        description: 'Name of the navigation',
      })}
    >
      <SideNavigationHeader version={version} onNavigate={onNavigate} />
      <div role="presentation" className={styles.tree} onKeyDown={handleKeyDown}>
        <FilterField inputRef={field} onChange={setQuery} count={filtered?.count ?? null} />
        <div ref={list} className={clsx('menu thin-scrollbar', styles.list)}>
          <FilterContext.Provider value={filtered}>
            <ul className="menu__list">
              <NavigationItems items={items} activePath={activePath} onNavigate={onNavigate} />
            </ul>
          </FilterContext.Provider>
        </div>
      </div>
    </nav>
  );
}

import type { MouseEvent } from 'react';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { useShownPath } from '../../runtime/pages/shownPath';
import { normalizePathname } from '../../site/navigation/normalizePathname';
import { FilterContext } from './FilterContext';
import { FilterField } from './FilterField';
import { NavigationItems } from './NavigationItems';
import styles from './SideNavigation.module.css';
import { SideNavigationHeader } from './SideNavigationHeader';
import { useFilter } from './useFilter';
import { useKeptScroll } from './useKeptScroll';

export interface SideNavigationProps {
  items: readonly PropSidebarItem[];
  /** Of the page that the server printed. */
  pathname: string;
  baseUrl: string;
  /** Called when the reader follows a link of the site. */
  onNavigate?: () => void;
  /** The product whose pages these are. */
  productId: string;
  /** Its installed version. */
  version: string;
  /** False in a drawer that is closed. */
  isVisible?: boolean;
}

/** The way through a product: product and version, a filter, and its tree of pages. */
export function SideNavigation(props: SideNavigationProps) {
  const { items, productId, version, baseUrl, isVisible = true, onNavigate } = props;
  const pathname = useShownPath(props.pathname);
  const activePath = normalizePathname(pathname);
  const { field, list, filtered, setQuery, handleKeyDown } = useFilter(items);
  useKeptScroll(list, productId, activePath, isVisible);
  const tellNavigation = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[data-page]')) {
      onNavigate?.();
    }
  };
  return (
    <nav
      className={styles.navigation}
      aria-label={translate({
        id: 'sideNavigation.label',
        message: 'Documentation',
        description: 'Name of the navigation',
      })}
    >
      <SideNavigationHeader
        version={version}
        pathname={pathname}
        baseUrl={baseUrl}
        onNavigate={onNavigate}
      />
      <div role="presentation" className={styles.tree} onKeyDown={handleKeyDown}>
        <FilterField inputRef={field} onChange={setQuery} count={filtered?.count ?? null} />
        <div
          role="presentation"
          ref={list}
          className={clsx('menu thin-scrollbar', styles.list)}
          onClick={tellNavigation}
        >
          <FilterContext.Provider value={filtered}>
            <ul className="menu__list">
              <NavigationItems items={items} activePath={activePath} />
            </ul>
          </FilterContext.Provider>
        </div>
      </div>
    </nav>
  );
}

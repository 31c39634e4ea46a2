import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { RefObject } from 'react';
import { normalizePathname } from '../../shared/items';
import { FilterContext, useFilter } from './useFilter';
import { NavigationItems } from './NavigationItems';
import { SideNavigationHeader } from './SideNavigationHeader';
import { useKeptScroll } from './useKeptScroll';
import siteMap from '@generated/page-tree/default/siteMap.json';
import { NavigationLink } from './NavigationLink';
import { useShownPath } from '@component-docs/static-pages/browser/pages/useShownPath';
import { MAX_QUERY } from '@component-docs/kit/shared/maxQuery';
import styles from './SideNavigation.module.css';

interface Props {
  inputRef: RefObject<HTMLInputElement>;
  onChange: (query: string) => void;
  /** Number of matching pages; null without a filter. */
  count: number | null;
}

function statusOf(count: number): string {
  return count === 0
    ? translate({ id: 'sideNavigation.noMatches', message: 'No page has this in its title' })
    : translate({ id: 'sideNavigation.matches', message: 'Matches: {count}' }, { count });
}

/** The field for the filter, and its status. */
function FilterField({ inputRef, onChange, count }: Props) {
  const label = translate({ id: 'sideNavigation.filter', message: 'Filter pages' });
  return (
    <div className={styles.filter}>
      <input
        ref={inputRef}
        type="search"
        maxLength={MAX_QUERY}
        className={styles.field}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p role="status" className={count === 0 ? styles.noMatches : styles.status}>
        {count === null ? '' : statusOf(count)}
      </p>
    </div>
  );
}

/** The items of the general tree, which belong to no product. */
export function GeneralLinks() {
  return siteMap.general.map((item) => (
    <NavigationLink key={item.href} item={item} hidden={false} isActive={false} />
  ));
}

export interface SideNavigationProps {
  items: readonly PropSidebarItem[];
  /** Path of the page that the server rendered. */
  pathname: string;
  baseUrl: string;
  /** The product that the pages belong to. */
  productId: string;
  /** The installed version of the product; absent if it isn't installed. */
  version?: string | undefined;
  /** False while it is in a closed drawer. */
  isVisible?: boolean;
}

/**
 * The navigation of a product: menus of products and versions, a filter, the tree of pages, and the general
 * links.
 */
export function SideNavigation(props: SideNavigationProps) {
  const { items, productId, version, baseUrl, isVisible = true } = props;
  const pathname = useShownPath(props.pathname);
  const activePath = normalizePathname(pathname);
  const { field, list, filtered, setQuery, handleKeyDown } = useFilter(items);
  useKeptScroll(list, productId, activePath, isVisible);
  return (
    <nav
      className={styles.navigation}
      aria-label={translate({ id: 'sideNavigation.label', message: 'Documentation' })}
    >
      <SideNavigationHeader
        productId={productId}
        version={version}
        pathname={pathname}
        baseUrl={baseUrl}
      />
      <div role="presentation" className={styles.tree} onKeyDown={handleKeyDown}>
        <FilterField inputRef={field} onChange={setQuery} count={filtered?.count ?? null} />
        <div ref={list} className={clsx('menu thin-scrollbar', styles.list)}>
          <FilterContext.Provider value={filtered}>
            <ul className="menu__list">
              <NavigationItems items={items} activePath={activePath} />
            </ul>
          </FilterContext.Provider>
          {filtered === null && (
            <ul className={clsx('menu__list', styles.general)}>
              <GeneralLinks />
            </ul>
          )}
        </div>
      </div>
    </nav>
  );
}

import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { RefObject } from 'react';
import { normalizePathname } from '../../shared/items';
import { FilterContext, useFilter } from './useFilter';
import { SideNavigationHeader } from './SideNavigationHeader';
import { useKeptScroll } from './useKeptScroll';
import siteMap from '@generated/page-tree/default/siteMap.json';
import { NavigationLink, ItemsLabel } from './NavigationLink';
import { useShownPath } from '@component-docs/static-pages/browser/pages/useShownPath';
import { MAX_QUERY } from '@component-docs/kit/shared/maxQuery';
import styles from './SideNavigation.module.css';
import { memo, useContext } from 'react';
import { isActiveSidebarItem, isVisibleSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { NavigationGroup } from './NavigationGroup';

interface ItemProps {
  item: PropSidebarItem;
  hidden: boolean;
  activePath: string;
}

function NavigationItem({ item, hidden, activePath }: ItemProps) {
  switch (item.type) {
    case 'category':
      return (
        <NavigationGroup item={item} hidden={hidden} activePath={activePath}>
          <NavigationItems items={item.items} activePath={activePath} />
        </NavigationGroup>
      );
    case 'link':
      return (
        <NavigationLink
          item={item}
          hidden={hidden}
          isActive={isActiveSidebarItem(item, activePath)}
        />
      );
    default:
      return (
        <li className="menu__list-item" hidden={hidden}>
          <ItemsLabel item={item} />
        </li>
      );
  }
}

interface ItemsProps {
  items: readonly PropSidebarItem[];
  activePath: string;
}

/**
 * The items of one level. Items that a filter excludes are hidden but not removed, so that groups
 * keep their open state.
 */
const NavigationItems = memo(function NavigationItems({ items, activePath }: ItemsProps) {
  const filtered = useContext(FilterContext);
  return items
    .filter((item) => isVisibleSidebarItem(item, activePath))
    .map((item, index) => (
      <NavigationItem
        // With its text: another product's item is another one, whose text React needn't change.
        key={`${index} ${item.type === 'html' ? item.value : item.label}`}
        item={item}
        hidden={filtered !== null && !filtered.shown.has(item)}
        activePath={activePath}
      />
    ));
});

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
      <p role="status" className={count === 0 ? styles.noMatches : 'visually-hidden'}>
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

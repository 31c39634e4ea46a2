import { memo, useContext } from 'react';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { isActiveSidebarItem, isVisibleSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { FilterContext } from './useFilter';
import { NavigationGroup } from './NavigationGroup';
import { ItemsLabel, NavigationLink } from './NavigationLink';

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
export const NavigationItems = memo(function NavigationItems({ items, activePath }: ItemsProps) {
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

import { memo, useContext } from 'react';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { isVisibleSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { FilterContext } from './FilterContext';
import { NavigationGroup } from './NavigationGroup';
import { NavigationLink } from './NavigationLink';
import type { NavigationProps } from './types';

interface ItemProps extends NavigationProps {
  item: PropSidebarItem;
  hidden: boolean;
}

function NavigationItem({ item, hidden, ...props }: ItemProps) {
  switch (item.type) {
    case 'category':
      return (
        <NavigationGroup item={item} hidden={hidden} activePath={props.activePath}>
          <NavigationItems items={item.items} {...props} />
        </NavigationGroup>
      );
    case 'link':
      return <NavigationLink item={item} hidden={hidden} {...props} />;
    default:
      return (
        <li
          className={item.className}
          hidden={hidden}
          dangerouslySetInnerHTML={{ __html: item.value }}
        />
      );
  }
}

interface ItemsProps extends NavigationProps {
  items: readonly PropSidebarItem[];
}

/**
 * The items of one level. What a filter takes away is hidden, not removed: groups keep whether they
 * are open.
 */
export const NavigationItems = memo(function NavigationItems({ items, ...props }: ItemsProps) {
  const filtered = useContext(FilterContext);
  return items
    .filter((item) => isVisibleSidebarItem(item, props.activePath))
    .map((item, index) => (
      <NavigationItem
        key={index}
        item={item}
        hidden={filtered !== null && !filtered.shown.has(item)}
        {...props}
      />
    ));
});

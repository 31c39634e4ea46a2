import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { itemPropsOf } from '../../shared/itemProps';

/** What another product plans isn't hidden: to this one's readers, it is a link to another site. */
function isPlannedHere(item: PropSidebarItem): boolean {
  const { planned = false, otherProduct = false } = itemPropsOf(item);
  return planned && !otherProduct;
}

/** Returns how many pages a side navigation hides until the reader asks for planned pages. */
export function countPlanned(items: readonly PropSidebarItem[]): number {
  return items.reduce(
    (count, item) =>
      count + (item.type === 'category' ? countPlanned(item.items) : Number(isPlannedHere(item))),
    0,
  );
}

/** Returns whether an item is a planned page of this product, or a group that has nothing else. */
export function isOnlyPlanned(item: PropSidebarItem): boolean {
  return item.type === 'category'
    ? countPlanned(item.items) > 0 &&
        // A label between items is not a page.
        item.items.every(
          (child) => isOnlyPlanned(child) || (child.type === 'html' && !itemPropsOf(child).planned),
        )
    : isPlannedHere(item);
}

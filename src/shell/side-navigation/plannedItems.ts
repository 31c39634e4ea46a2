import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

const isPlannedPage = (item: PropSidebarItem) =>
  item.type === 'html' && item.customProps?.planned === true;

/** Returns how many pages of a side navigation are planned. */
export function countPlanned(items: readonly PropSidebarItem[]): number {
  return items.reduce(
    (count, item) =>
      count + (item.type === 'category' ? countPlanned(item.items) : Number(isPlannedPage(item))),
    0,
  );
}

/** Returns whether an item is a planned page, or a group that has nothing else. */
export function isOnlyPlanned(item: PropSidebarItem): boolean {
  return item.type === 'category'
    ? countPlanned(item.items) > 0 &&
        // A label between items is not a page.
        item.items.every(
          (child) => isOnlyPlanned(child) || (child.type === 'html' && !isPlannedPage(child)),
        )
    : isPlannedPage(item);
}

import type { PageTreeItem } from './types';

/**
 * Returns the target of an item's link: its own pathname, or for a group, which isn't a page, that of
 * its first page, through nested groups. Returns null for an empty group.
 */
export function linkTarget(item: PageTreeItem): string | null {
  if (!item.children) {
    return item.pathname;
  }
  const [first] = item.children;
  return first ? linkTarget(first) : null;
}

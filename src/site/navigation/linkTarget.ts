import type { PageTreeItem } from './types';

/**
 * Where an item's link goes: its own pathname, or for a group, which is no page itself, that of
 * its first child, through further groups (behaviours §4). An empty group leads nowhere: null.
 */
export function linkTarget(item: PageTreeItem): string | null {
  if (!item.children) {
    return item.pathname;
  }
  const [first] = item.children;
  return first ? linkTarget(first) : null;
}

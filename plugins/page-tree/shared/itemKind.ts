import type { PageTreeItem } from './types';

/** Returns whether an item links to another site. */
export function isExternal({ pathname }: PageTreeItem): boolean {
  return !pathname.startsWith('/');
}

/**
 * Returns whether an item is a page of the site. A group isn't, because its pathname is only an
 * identity, and neither is a label without children, which only separates pages.
 */
export function isPage(item: PageTreeItem): boolean {
  return item.children === undefined && item.subheader === undefined && !isExternal(item);
}

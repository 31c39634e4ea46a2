import type { PageTreeItem } from './types';

/** Whether an item leads away from the site. */
export function isExternal({ pathname }: PageTreeItem): boolean {
  return !pathname.startsWith('/');
}

/**
 * Whether an item is a page of the site. A group is none, its pathname being only an identity, and
 * neither is a label without children, which only stands between pages.
 */
export function isPage(item: PageTreeItem): boolean {
  return item.children === undefined && item.subheader === undefined && !isExternal(item);
}

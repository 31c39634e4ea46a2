import { findActivePage } from './activePage';
import { isPage } from './itemKind';
import type { PageTreeItem } from './types';

/** The pages before and after a page; null at either end of the tree. */
export interface PageNeighbours {
  previous: PageTreeItem | null;
  next: PageTreeItem | null;
}

/**
 * The pages of a tree in reading order: depth-first, groups replaced by their children; without
 * items that are not in the side navigation and without external ones. Planned pages stay
 * (behaviours §4).
 */
export function orderedPages(pages: readonly PageTreeItem[]): PageTreeItem[] {
  return pages
    .filter(({ inSideNav }) => inSideNav !== false)
    .flatMap((item) => (isPage(item) ? [item] : orderedPages(item.children ?? [])));
}

/**
 * What stands before and after the page of a route, or null where the page shows no such links: it
 * is not in the tree's order, or is marked `ordered: false` (behaviours §4).
 */
export function pageNeighbours(
  pages: readonly PageTreeItem[],
  route: string,
): PageNeighbours | null {
  const { activePage } = findActivePage(pages, route);
  const order = orderedPages(pages);
  const index = activePage ? order.indexOf(activePage) : -1;
  if (index < 0 || activePage?.ordered === false) {
    return null;
  }
  return { previous: order[index - 1] ?? null, next: order[index + 1] ?? null };
}

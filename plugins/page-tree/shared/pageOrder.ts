import { isPage } from './itemKind';
import type { PageTreeItem } from './types';
import { assertUniquePathnames } from './duplicates';
import { isApiTab, normalizePathname } from './normalizePathname';
import { walkPages } from './walkPages';

/** The item of the current page, and the groups that contain it. */
interface ActivePage {
  activePage: PageTreeItem | null;
  /** Nearest first; the last is the synthetic root `/`. Empty without an active page. */
  activePageParents: PageTreeItem[];
}

/**
 * Finds a route in a tree by normalized pathname. The last of several items with the same path wins.
 * Items of API tabs can be active, but their parents are those of the page with the same path.
 *
 * Throws `Duplicated pathname <pathname> in pages` when the tree contains a page twice.
 */
export function findActivePage(pages: readonly PageTreeItem[], route: string): ActivePage {
  assertUniquePathnames(pages);
  const pathname = normalizePathname(route);
  const placed = walkPages(pages).filter(
    ({ item }) => normalizePathname(item.pathname) === pathname,
  );
  const page = placed.find(({ item }) => !isApiTab(item.pathname));
  return {
    activePage: placed.at(-1)?.item ?? null,
    activePageParents: page
      ? [{ pathname: '/', children: pages }, ...page.ancestors].reverse()
      : [],
  };
}

/** The previous and next page; null at either end of the tree. */
export interface PageNeighbors {
  previous: PageTreeItem | null;
  next: PageTreeItem | null;
}

/**
 * Returns the pages of a tree in reading order: depth-first, with groups replaced by their children.
 * Leaves out external items and items that aren't in the side navigation.
 */
export function orderedPages(pages: readonly PageTreeItem[]): PageTreeItem[] {
  return pages
    .filter(({ inSideNav }) => inSideNav !== false)
    .flatMap((item) => (isPage(item) ? [item] : orderedPages(item.children ?? [])));
}

/**
 * Returns the pages before and after the page of a route, or null if the page shows no such links:
 * it isn't in the order of the tree, or is marked `ordered: false`.
 */
export function pageNeighbors(pages: readonly PageTreeItem[], route: string): PageNeighbors | null {
  const { activePage } = findActivePage(pages, route);
  const order = orderedPages(pages);
  const index = activePage ? order.indexOf(activePage) : -1;
  if (index < 0 || activePage?.ordered === false) {
    return null;
  }
  return { previous: order[index - 1] ?? null, next: order[index + 1] ?? null };
}

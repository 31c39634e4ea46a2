import { assertUniquePathnames } from './duplicates';
import { isApiTab, normalizePathname } from './normalizePathname';
import type { PageTreeItem } from './types';
import { walkPages } from './walkPages';

/** The item of the page a reader is on, and the groups that hold it. */
export interface ActivePage {
  activePage: PageTreeItem | null;
  /** Nearest first; the last is the synthetic root `/`. Empty without an active page. */
  activePageParents: PageTreeItem[];
}

/**
 * Finds a route in a tree by normalised pathnames; of several items with one path the last wins.
 * Items of API tabs can be active, but only a page of their path gives them parents
 * (behaviours §4).
 *
 * Throws `Duplicated pathname <pathname> in pages` when the tree holds a page twice.
 */
export function findActivePage(pages: readonly PageTreeItem[], route: string): ActivePage {
  assertUniquePathnames(pages);
  const pathname = normalizePathname(route);
  const placed = walkPages(pages).filter(
    ({ item }) => normalizePathname(item.pathname) === pathname,
  );
  const holder = placed.find(({ item }) => !isApiTab(item.pathname));
  return {
    activePage: placed.at(-1)?.item ?? null,
    activePageParents: holder
      ? [{ pathname: '/', children: pages }, ...holder.ancestors].reverse()
      : [],
  };
}

import { assertUniquePathnames } from './duplicates';
import { isApiTab, normalizePathname } from './normalizePathname';
import type { PageTreeItem } from './types';
import { walkPages } from './walkPages';

/** The item of the current page, and the groups that contain it. */
export interface ActivePage {
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

import { isPage, normalizePathname, walkPages } from '../../shared/items';
import type { PageTreeItem } from '../../shared/types';

/**
 * Returns the pages of a tree in reading order: depth-first, with groups replaced by their children.
 * Leaves out external items and items that aren't in the side navigation.
 */
export function orderedPages(pages: readonly PageTreeItem[]): PageTreeItem[] {
  return pages
    .filter(({ inSideNav }) => inSideNav !== false)
    .flatMap((item) => (isPage(item) ? [item] : orderedPages(item.children ?? [])));
}

/** A link to the previous or next page. */
export interface PageLink {
  title: string;
  permalink: string;
}

/**
 * The links at the bottom of a page, absent at the ends of the tree and on pages without neighbors.
 */
export interface PageLinks {
  previous?: PageLink;
  next?: PageLink;
}

export interface NeighborsInput {
  /** Pages of the API reference, as site paths. */
  apiPages: readonly PageLink[];
  titleOf: (item: PageTreeItem) => string | null;
  /** Converts a site path to a permalink, including the base URL. */
  permalinkOf: (sitePath: string) => string;
}

function apiItems(
  prefix: string | undefined,
  apiPages: NeighborsInput['apiPages'],
): PageTreeItem[] {
  return prefix === undefined
    ? []
    : apiPages
        .filter(({ permalink }) => permalink.startsWith(prefix))
        .map(({ title, permalink }) => ({ pathname: permalink, title }));
}

/** Returns a tree with its API pages. */
function withApiPages(
  pages: readonly PageTreeItem[],
  apiPages: NeighborsInput['apiPages'],
): PageTreeItem[] {
  return pages.map((item) =>
    item.children
      ? {
          ...item,
          children: [
            ...withApiPages(item.children, apiPages),
            ...apiItems(item.apiPages, apiPages),
          ],
        }
      : item,
  );
}

/**
 * Creates a function that returns the links to the pages before and after a page, given its site path. The
 * order is the page tree's, with the pages of the API reference.
 */
export function createNeighbors(
  tree: readonly PageTreeItem[],
  { apiPages, titleOf, permalinkOf }: NeighborsInput,
): (sitePath: string) => PageLinks {
  const pages = withApiPages(tree, apiPages);
  const apiTitles = new Map(apiPages.map(({ permalink, title }) => [permalink, title]));
  const linkTo = (item: PageTreeItem | undefined): PageLink | undefined =>
    item
      ? {
          // Component names are the same in every language.
          title: apiTitles.get(item.pathname) ?? (titleOf(item) || item.pathname),
          permalink: permalinkOf(normalizePathname(item.pathname)),
        }
      : undefined;
  const items = walkPages(pages).map(({ item }) => item);
  const order = orderedPages(pages);
  return (sitePath) => {
    const path = normalizePathname(sitePath);
    // An API tab has the path of its page, and comes after it.
    const page = items.findLast(({ pathname }) => normalizePathname(pathname) === path);
    const index = page && page.ordered !== false ? order.indexOf(page) : -1;
    return index < 0 ? {} : { previous: linkTo(order[index - 1]), next: linkTo(order[index + 1]) };
  };
}

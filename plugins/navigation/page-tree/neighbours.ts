import { pageNeighbours } from '../../../src/site/navigation/pageOrder';
import { normalizePathname } from '../../../src/site/navigation/normalizePathname';
import type { PageTreeItem } from '../../../src/site/navigation/types';

/** A page as the links to what stands before and after it know it. */
export interface PageLink {
  title: string;
  permalink: string;
}

/** The links at the foot of a page; absent at the ends of the tree, and where a page has none. */
export interface PageLinks {
  previous?: PageLink;
  next?: PageLink;
}

export interface NeighboursInput {
  /** Pages of the API reference, as site paths. */
  apiPages: readonly PageLink[];
  titleOf: (item: PageTreeItem) => string | null;
  /** Turns a site path into a permalink, base URL included. */
  permalinkOf: (sitePath: string) => string;
}

function apiItems(
  prefix: string | undefined,
  apiPages: NeighboursInput['apiPages'],
): PageTreeItem[] {
  return prefix === undefined
    ? []
    : apiPages
        .filter(({ permalink }) => permalink.startsWith(prefix))
        .map(({ title, permalink }) => ({ pathname: permalink, title }));
}

/** A tree as it stands in the side navigation, without what a reader cannot open yet. */
function writtenPages(
  pages: readonly PageTreeItem[],
  apiPages: NeighboursInput['apiPages'],
): PageTreeItem[] {
  return pages
    .filter(({ planned }) => !planned)
    .map((item) =>
      item.children
        ? {
            ...item,
            children: [
              ...writtenPages(item.children, apiPages),
              ...apiItems(item.apiPages, apiPages),
            ],
          }
        : item,
    );
}

/**
 * Makes the function that gives the links to the pages before and after a page, by its site path:
 * the page tree's order over the written pages, the API reference included (behaviours §4).
 */
export function createNeighbours(
  tree: readonly PageTreeItem[],
  { apiPages, titleOf, permalinkOf }: NeighboursInput,
): (sitePath: string) => PageLinks {
  const pages = writtenPages(tree, apiPages);
  const apiTitles = new Map(apiPages.map(({ permalink, title }) => [permalink, title]));
  const linkTo = (item: PageTreeItem | null | undefined): PageLink | undefined =>
    item
      ? {
          // The names of components are the same in every language.
          title: apiTitles.get(item.pathname) ?? (titleOf(item) || item.pathname),
          permalink: permalinkOf(normalizePathname(item.pathname)),
        }
      : undefined;
  return (sitePath) => {
    const neighbours = pageNeighbours(pages, sitePath);
    return { previous: linkTo(neighbours?.previous), next: linkTo(neighbours?.next) };
  };
}

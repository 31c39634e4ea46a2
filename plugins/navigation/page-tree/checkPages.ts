import { getProductInfoFromUrl } from '../../../src/site/navigation/getProductInfo';
import { isPage } from '../../../src/site/navigation/itemKind';
import { isApiTab, normalizePathname } from '../../../src/site/navigation/normalizePathname';
import { treeOfProduct } from '../../../src/site/navigation/treeOfProduct';
import { TREE_IDS } from '../../../src/site/navigation/types';
import type { PageTreeItem, PageTrees } from '../../../src/site/navigation/types';
import { placeOf, walkPages } from '../../../src/site/navigation/walkPages';
import { treeFile } from './treeFile';

/** The pages that exist, as site paths: no base URL, no language. */
export interface WrittenPages {
  /** Written documents. */
  pages: readonly string[];
  /** Pages of `src/pages`, which trees can contain. */
  sitePages?: readonly string[];
  /** Pages of the API reference. */
  apiPages: readonly string[];
}

interface TreePage {
  item: PageTreeItem;
  path: string;
  /** File and position in the tree, for messages. */
  where: string;
}

function pagesOf(trees: PageTrees): TreePage[] {
  return TREE_IDS.flatMap((id) =>
    walkPages(trees[id])
      .filter(({ item }) => isPage(item))
      .map((placed) => ({
        item: placed.item,
        path: normalizePathname(placed.item.pathname),
        where: `${treeFile(id)}: ${placeOf(placed)}`,
      })),
  );
}

function itemProblem({ item, where }: TreePage, isWritten: boolean): string[] {
  if (item.planned && isWritten) {
    return [`${where}: the item is marked planned, but the page exists. Remove "planned: true".`];
  }
  return !item.planned && !isWritten
    ? [`${where}: the page does not exist. Write it, or mark the item "planned: true".`]
    : [];
}

function pageNotInTree(page: string): string {
  const file = treeFile(treeOfProduct(getProductInfoFromUrl(`${page}/`)));
  return `${page}: no page tree contains this page. Add an item for it to ${file}.`;
}

function apiPageInNoGroup(page: string): string {
  return `${page}: no group contains this API page. Set "apiPages" of a group in a page tree to the start of its path.`;
}

/**
 * Compares page trees with the pages that exist. Returns one message, with the fix, for every
 * planned item that has a page, item that has no page and isn't planned, page that no tree
 * contains, and API page that no group contains.
 */
export function checkPages(
  trees: PageTrees,
  { pages, sitePages = [], apiPages }: WrittenPages,
): string[] {
  const treePages = pagesOf(trees);
  const treePaths = new Set(treePages.map(({ path }) => path));
  const prefixes = TREE_IDS.flatMap((id) =>
    walkPages(trees[id]).flatMap(({ item }) => item.apiPages ?? []),
  );
  // A tab with a page's API doesn't mean that the page itself is written.
  const written = new Set(
    [...pages, ...sitePages, ...apiPages.filter((page) => !isApiTab(page))].map(normalizePathname),
  );
  const isInTree = (page: string) => treePaths.has(normalizePathname(page));
  const isInGroup = (page: string) => prefixes.some((prefix) => page.startsWith(prefix));
  return [
    ...treePages.flatMap((page) => itemProblem(page, written.has(page.path))),
    ...pages.filter((page) => !isInTree(page)).map(pageNotInTree),
    ...apiPages.filter((page) => !isInTree(page) && !isInGroup(page)).map(apiPageInNoGroup),
  ];
}

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
  /** Pages of `src/pages`, which trees may hold. */
  sitePages?: readonly string[];
  /** Pages of the API reference. */
  apiPages: readonly string[];
}

interface TreePage {
  item: PageTreeItem;
  path: string;
  /** File and place, for messages. */
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

function itemFault({ item, where }: TreePage, isWritten: boolean): string[] {
  if (item.planned && isWritten) {
    return [`${where}: marked planned, but the page is written. Remove "planned: true".`];
  }
  return !item.planned && !isWritten
    ? [`${where}: no page is written. Write it, or mark the item "planned: true".`]
    : [];
}

function unheldFault(page: string): string {
  const file = treeFile(treeOfProduct(getProductInfoFromUrl(`${page}/`)));
  return `${page}: no page tree holds this page. Add an item for it to ${file}.`;
}

function untakenFault(page: string): string {
  return `${page}: no group takes in this API page. Give a group of a page tree "apiPages" with the start of its path.`;
}

/**
 * Compares page trees with the pages that exist. Gives one message, with the mend, for every
 * planned item that has a page, item with neither mark nor page, page that no tree holds, and API
 * page that no group takes in; none when all is well.
 */
export function checkPages(
  trees: PageTrees,
  { pages, sitePages = [], apiPages }: WrittenPages,
): string[] {
  const treePages = pagesOf(trees);
  const held = new Set(treePages.map(({ path }) => path));
  const prefixes = TREE_IDS.flatMap((id) =>
    walkPages(trees[id]).flatMap(({ item }) => item.apiPages ?? []),
  );
  // A tab with a page's API is no proof that the page itself is written.
  const written = new Set(
    [...pages, ...sitePages, ...apiPages.filter((page) => !isApiTab(page))].map(normalizePathname),
  );
  const isHeld = (page: string) => held.has(normalizePathname(page));
  const isTaken = (page: string) => prefixes.some((prefix) => page.startsWith(prefix));
  return [
    ...treePages.flatMap((page) => itemFault(page, written.has(page.path))),
    ...pages.filter((page) => !isHeld(page)).map(unheldFault),
    ...apiPages.filter((page) => !isHeld(page) && !isTaken(page)).map(untakenFault),
  ];
}

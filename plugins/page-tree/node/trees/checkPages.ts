import { getProductInfoFromUrl } from '../../shared/getProductInfo';
import { isPage, normalizePathname, placeOf, walkPages } from '../../shared/items';
import { treeOfProduct, treeFile } from './treeFile';
import { TREE_IDS } from '../../shared/types';
import type { PageTreeItem, PageTrees, TreeId } from '../../shared/types';
import { foldName } from '@component-docs/kit/node/portableNames';
import type { PageFile } from '../written-pages/readPages';

/** The pages of a site by their site paths: no base URL, no language. */
export interface ExistingPages {
  /** The pages that must be in a tree. */
  pages: readonly PageFile[];
  /** Other pages, which trees may have. */
  others?: readonly PageFile[];
  /** Pages of the API reference. */
  apiPages: readonly string[];
}

function pageNotInTree({ path, file }: PageFile): string {
  const tree = treeFile(treeOfProduct(getProductInfoFromUrl(`${path}/`)));
  return `${file}:1: no page tree contains this page. Add { pathname: '${path}', title: '…' } to ${tree} or the file of its group.`;
}

function apiPageInNoGroup(page: string): string {
  return `${page}: no group contains this API page. Set "apiPages" of a group in a page tree to the start of its path.`;
}

/** Returns a message for each item of a tree that is a page, but which no page of the site is. */
function itemsWithoutPage(
  id: TreeId,
  tree: readonly PageTreeItem[],
  existing: ReadonlySet<string>,
): string[] {
  return walkPages(tree)
    .filter(({ item }) => isPage(item) && !existing.has(normalizePathname(item.pathname)))
    .map(
      (placed) =>
        `${treeFile(id)}: ${placeOf(placed)}: the site has no such page. Write it, correct the pathname, or remove the item.`,
    );
}

function samePath(pages: readonly PageFile[]): string[] {
  const first = new Map<string, PageFile>();
  return pages.flatMap(({ path, file }) => {
    const other = first.get(foldName(path));
    first.set(foldName(path), other ?? { path, file });
    if (other === undefined) {
      return [];
    }
    const what = other.path === path ? path : `${other.path}, and ${path} differs only by case`;
    return [
      `${file}:1: ${other.file} is already the page ${what}. Remove or move one of the two files.`,
    ];
  });
}

/**
 * Compares page trees with the pages that exist. Returns one message, with the fix, for every page that no
 * tree contains, every page that has the path of another page (ignoring case), every API page that no group
 * contains, and every item whose page doesn't exist.
 */
export function checkPages(
  trees: PageTrees,
  { pages, others = [], apiPages }: ExistingPages,
): string[] {
  const items = TREE_IDS.flatMap((id) => walkPages(trees[id])).map(({ item }) => item);
  const treePaths = new Set(items.filter(isPage).map((item) => normalizePathname(item.pathname)));
  const prefixes = items.flatMap((item) => item.apiPages ?? []);
  const files = [...pages, ...others].map(({ path }) => path);
  const existing = new Set([...files, ...apiPages].map(normalizePathname));
  const isInTree = (path: string) => treePaths.has(normalizePathname(path));
  const isInGroup = (path: string) => prefixes.some((prefix) => path.startsWith(prefix));
  return [
    ...pages.filter(({ path }) => !isInTree(path)).map(pageNotInTree),
    ...samePath(pages),
    ...apiPages.filter((path) => !isInTree(path) && !isInGroup(path)).map(apiPageInNoGroup),
    ...TREE_IDS.flatMap((id) => itemsWithoutPage(id, trees[id], existing)),
  ];
}

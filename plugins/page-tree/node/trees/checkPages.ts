import { getProductInfoFromUrl } from '../../shared/getProductInfo';
import { isPage, normalizePathname, walkPages } from '../../shared/items';
import { treeOfProduct, treeFile } from './treeFile';
import { TREE_IDS } from '../../shared/types';
import type { PageTrees } from '../../shared/types';
import { foldName } from '@component-docs/kit/node/portableNames';
import type { PageFile } from '../written-pages/readPages';

/** The pages that must be in a tree, as site paths: no base URL, no language. */
export interface ExistingPages {
  pages: readonly PageFile[];
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
 * Compares page trees with the pages that exist. Returns one message, with the fix, for every page
 * that no tree contains, every page that has the path of another one (but for case), and every API page
 * that no group contains.
 */
export function checkPages(trees: PageTrees, { pages, apiPages }: ExistingPages): string[] {
  const items = TREE_IDS.flatMap((id) => walkPages(trees[id])).map(({ item }) => item);
  const treePaths = new Set(items.filter(isPage).map((item) => normalizePathname(item.pathname)));
  const prefixes = items.flatMap((item) => item.apiPages ?? []);
  const isInTree = (path: string) => treePaths.has(normalizePathname(path));
  const isInGroup = (path: string) => prefixes.some((prefix) => path.startsWith(prefix));
  return [
    ...pages.filter(({ path }) => !isInTree(path)).map(pageNotInTree),
    ...samePath(pages),
    ...apiPages.filter((path) => !isInTree(path) && !isInGroup(path)).map(apiPageInNoGroup),
  ];
}

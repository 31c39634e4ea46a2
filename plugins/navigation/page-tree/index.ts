import type { PageTrees, TreeId } from '../../../src/site/navigation/types';
import { failWith } from '../../lib/errors/failWith';
import { checkPages } from './checkPages';
import type { WrittenPages } from './checkPages';
import { loadTrees } from './loadTrees';
import { sitePathOfDoc } from '../../lib/sitePaths';
import { toSidebar } from './toSidebar';
import type { SidebarInput, SidebarItem } from './types';

export type { WrittenPages } from './checkPages';
export { fillApiPages } from './fillApiPages';
export { createNeighbors } from './neighbors';
export type { PageLink, PageLinks } from './neighbors';
export { loadTrees } from './loadTrees';
export type { SidebarLabels } from './sidebarLabels';
export { sitePathOfDoc, sitePathOfPermalink } from '../../lib/sitePaths';
export type { ApiPage, SidebarItem } from './types';

/**
 * Throws, with every problem in one message, when the page trees don't match the existing pages.
 */
export function checkTrees(trees: PageTrees, written: WrittenPages): void {
  failWith("Page trees don't match the pages", checkPages(trees, written));
}

export interface SidebarOfInput extends Omit<SidebarInput, 'docs'> {
  /** Ids of the documents of the tree's docs plugin. */
  docIds: readonly string[];
  /** The plugin's `routeBasePath`; the tree's id by default. */
  routeBasePath?: string;
  trees?: PageTrees;
}

/** Creates the sidebar of a product from its page tree and the documents that are written. */
export function sidebarOf(
  treeId: TreeId,
  { docIds, routeBasePath = treeId, trees = loadTrees(), ...input }: SidebarOfInput,
): SidebarItem[] {
  const docs = new Map(docIds.map((id) => [sitePathOfDoc(id, routeBasePath), id]));
  return toSidebar(trees[treeId], { ...input, docs });
}

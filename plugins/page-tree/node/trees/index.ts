import type { PageTrees, TreeId } from '../../shared/types';
import { loadTrees } from './loadTrees';
import { sitePathOfDoc } from '@component-docs/kit/node/sitePaths';
import { toSidebar } from './toSidebar';
import type { SidebarInput, SidebarItem } from './toSidebar';

export { checkPages } from './checkPages';
export type { ExistingPages } from './checkPages';
export { completeSidebars } from './completeSidebars';
export { createNeighbors } from './neighbors';
export type { PageLink, PageLinks } from './neighbors';
export { defineTrees, loadTrees } from './loadTrees';
export { TREES_FOLDER } from './treeFile';
export { sitePathOfDoc, sitePathOfPermalink } from '@component-docs/kit/node/sitePaths';
export type { ApiPage, SidebarItem } from './toSidebar';

export interface SidebarOfInput extends Omit<SidebarInput, 'docs'> {
  /** Ids of the documents of the tree's docs plugin. */
  docIds: readonly string[];
  /** The plugin's `routeBasePath`; the tree's id by default. */
  routeBasePath?: string;
  trees?: PageTrees;
}

/** Creates the sidebar of a product from its page tree and its documents. */
export function sidebarOf(
  treeId: TreeId,
  { docIds, routeBasePath = treeId, trees = loadTrees(), ...input }: SidebarOfInput,
): SidebarItem[] {
  const docs = new Map(docIds.map((id) => [sitePathOfDoc(id, routeBasePath), id]));
  return toSidebar(trees[treeId], { ...input, docs });
}

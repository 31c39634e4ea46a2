import path from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import { duplicateMessage, findDuplicates } from '../../shared/duplicates';
import { productionPages } from '../../shared/experiments';
import { TREE_IDS } from '../../shared/types';
import type { PageTreeItem, PageTrees, TreeId } from '../../shared/types';
import { failWith } from '../../../kit/node/errors/failWith';
import { trees as siteTrees } from '../../../../content/navigation';
import { treeFile, TREES_FOLDER } from './treeFile';
import { validateTree } from './validateTree';

/** Trees that were read again. Global, because each reload of the site loads this module again. */
const SHARED = Symbol.for('navigation.trees');
const shared = globalThis as { [SHARED]?: PageTrees };

const SUMMARY = 'Page trees are not valid';

export interface LoadOptions {
  /** Leaves out the experiments that don't belong in production builds. */
  production?: boolean;
  /** The site's own trees by default. */
  trees?: PageTrees;
}

function duplicatesOf(treeId: TreeId, pages: readonly PageTreeItem[]): string[] {
  return findDuplicates(pages).map(
    (duplicate) => `${treeFile(treeId)}: ${duplicateMessage(duplicate)}`,
  );
}

function withoutExperiments(trees: PageTrees): PageTrees {
  const entries = TREE_IDS.map((id): [TreeId, readonly PageTreeItem[]] => [
    id,
    productionPages(trees[id]),
  ]);
  return Object.fromEntries(entries) as Record<TreeId, readonly PageTreeItem[]>;
}

/** Trees that have passed: every plugin loads them, and some do so for every product. */
const valid = new WeakSet<PageTrees>();

function validate(trees: PageTrees): void {
  // Malformed trees can't be walked, so they are reported before duplicates are looked for.
  failWith(
    SUMMARY,
    TREE_IDS.flatMap((id) => validateTree(id, trees[id])),
  );
  failWith(
    SUMMARY,
    TREE_IDS.flatMap((id) => duplicatesOf(id, trees[id])),
  );
  valid.add(trees);
}

/**
 * Reads the page trees of the site again: without it, those that were imported first are valid until the process
 * ends. Throws what a tree throws that can't be evaluated.
 */
export async function refreshTrees(siteDir: string): Promise<void> {
  const file = path.join(siteDir, TREES_FOLDER, 'index.ts');
  shared[SHARED] = ((await loadFreshModule(file)) as { trees: PageTrees }).trees;
}

/**
 * Loads and validates the page trees of the site.
 *
 * Throws, with the file and the position in the tree, when an item is malformed, and with
 * `Duplicated pathname <pathname> in pages` when a tree contains a page twice.
 */
export function loadTrees({
  production = false,
  trees = shared[SHARED] ?? siteTrees,
}: LoadOptions = {}): PageTrees {
  if (!valid.has(trees)) {
    validate(trees);
  }
  return production ? withoutExperiments(trees) : trees;
}

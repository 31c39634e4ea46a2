import { duplicateMessage, findDuplicates } from '../../../src/site/navigation/duplicates';
import { productionPages } from '../../../src/site/navigation/experiments';
import { TREE_IDS } from '../../../src/site/navigation/types';
import type { PageTreeItem, PageTrees, TreeId } from '../../../src/site/navigation/types';
import { failWith } from '../../lib/errors/failWith';
import { trees as siteTrees } from '../../../content/navigation';
import { treeFile } from './treeFile';
import { validateTree } from './validateTree';

const SUMMARY = 'Page trees are not right';

export interface LoadOptions {
  /** Leaves out the experiments that do not belong to production builds. */
  production?: boolean;
  /** The trees as written; the site's own by default. */
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

/**
 * The page trees of the site, checked.
 *
 * Throws, naming file and place, when an item is malformed, and with
 * `Duplicated pathname <pathname> in pages` when a tree holds a page twice.
 */
export function loadTrees({ production = false, trees = siteTrees }: LoadOptions = {}): PageTrees {
  // Malformed trees cannot be walked: their faults come alone.
  failWith(
    SUMMARY,
    TREE_IDS.flatMap((id) => validateTree(id, trees[id])),
  );
  failWith(
    SUMMARY,
    TREE_IDS.flatMap((id) => duplicatesOf(id, trees[id])),
  );
  return production ? withoutExperiments(trees) : trees;
}

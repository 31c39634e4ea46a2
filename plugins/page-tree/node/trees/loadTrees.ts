import { duplicateMessage, findDuplicates } from '../../shared/duplicates';
import { productionPages } from '../../shared/experiments';
import { TREE_IDS } from '../../shared/types';
import type { PageTreeItem, PageTrees, TreeId } from '../../shared/types';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { treeFile } from './treeFile';
import { validateTree } from './validateTree';

/** Global, because each reload of the site loads this module again. */
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

/** Keeps the page trees of the site for all packages. The site's configuration imports the module that calls it. */
export function defineTrees(trees: PageTrees): PageTrees {
  shared[SHARED] = trees;
  return trees;
}

function definedTrees(): PageTrees {
  const trees = shared[SHARED];
  if (!trees) {
    throw new Error(
      'The page trees are read before they are defined. Import the module that calls defineTrees first.',
    );
  }
  return trees;
}

/**
 * Loads and validates the page trees of the site.
 *
 * Throws, with the file and the position in the tree, when an item is malformed, and with
 * `Duplicated pathname <pathname> in pages` when a tree contains a page twice.
 */
export function loadTrees({
  production = false,
  trees = definedTrees(),
}: LoadOptions = {}): PageTrees {
  if (!valid.has(trees)) {
    validate(trees);
  }
  return production ? withoutExperiments(trees) : trees;
}

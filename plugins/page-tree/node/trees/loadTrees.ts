import { productionPages } from '../../shared/experiments';
import { TREE_IDS } from '../../shared/types';
import type { PageTreeItem, PageTrees, TreeId } from '../../shared/types';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { treeFile } from './treeFile';
import { validateTree } from './validateTree';
import { isApiTab, normalizePathname, placeOf, walkPages } from '../../shared/items';
import type { PlacedItem } from '../../shared/items';

/**
 * Returns a message, with both places and the fix, for each item of a tree that has the same normalized
 * pathname as an earlier one. Items whose own pathname contains an API tab are exempt, because they share the
 * path of their page.
 */
export function findDuplicates(pages: readonly PageTreeItem[]): string[] {
  const seen = new Map<string, PlacedItem>();
  return walkPages(pages)
    .filter(({ item }) => !isApiTab(item.pathname))
    .flatMap((second) => {
      const { pathname } = second.item;
      const key = normalizePathname(pathname);
      const first = seen.get(key);
      seen.set(key, first ?? second);
      return first
        ? [
            `Duplicated pathname ${pathname} in pages: first ${placeOf(first)}, then ${placeOf(second)}. Remove one of them or correct its pathname.`,
          ]
        : [];
    });
}

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
    TREE_IDS.flatMap((id) =>
      findDuplicates(trees[id]).map((problem) => `${treeFile(id)}: ${problem}`),
    ),
  );
  valid.add(trees);
}

type DefinedTrees = Omit<PageTrees, 'docs'> & Partial<Pick<PageTrees, 'docs'>>;

/** Keeps the page trees of the site for all packages. The site's configuration imports the module that calls it. */
export function defineTrees(trees: DefinedTrees): DefinedTrees {
  // The tree of pages about the site, which the footer links to, may be missing.
  shared[SHARED] = { ...trees, docs: trees.docs ?? [] };
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

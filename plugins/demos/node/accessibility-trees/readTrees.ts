import fs from 'node:fs/promises';
import path from 'node:path';
import type { DemoFile } from '../collectDemos';
import { parseTrees, treesFile } from './treeFile';
import type { PageTrees } from './treeFile';

/** Reads the recorded trees of a page's demos, by the page's folder in `docs/`. Empty if there are none. */
export async function readTrees(siteDir: string, page: string): Promise<PageTrees> {
  const file = path.join(siteDir, treesFile(page));
  return parseTrees(await fs.readFile(file, 'utf8').catch(() => ''));
}

/**
 * Reads the recorded trees of demos, by the demo's id. Of a demo with several stylings, the tree is that of
 * the first one, which is shown unless the reader chooses another.
 */
export async function treesOfDemos(
  siteDir: string,
  demos: readonly DemoFile[],
): Promise<Map<string, string>> {
  const pages = new Map<string, PageTrees>();
  for (const page of new Set(demos.map((demo) => demo.page))) {
    pages.set(page, await readTrees(siteDir, page));
  }
  return new Map(
    demos.flatMap(({ id, page, name, styling = 'system' }) => {
      const tree = styling === 'system' ? pages.get(page)?.get(name) : undefined;
      return tree ? [[id, tree] as const] : [];
    }),
  );
}

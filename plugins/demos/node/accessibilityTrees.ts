import fs from 'node:fs/promises';
import path from 'node:path';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { DemoFile } from './collectDemos';

/** The folder with the recorded trees, one file for each page, relative to the site. */
export const TREES_FOLDER = 'content/accessibility-trees';

/** The accessibility trees of a page's demos, by name; null for a demo whose tree changes with time. */
export type PageTrees = ReadonlyMap<string, string | null>;

/** The text that is recorded in place of a tree that changes with time. */
const VARIES = 'changes with time';

const INDENT = '  ';

/** Returns the file of a page's trees, by the folder of the page in `docs/`, relative to the site. */
export function treesFile(page: string): string {
  return `${TREES_FOLDER}/${page}.yaml`;
}

/** Returns the folder in `docs/` of the page with an English path; undefined for other pages. */
export function pageFolder(sitePath: string): string | undefined {
  const product = PRODUCTS.find(({ basePath }) => sitePath.startsWith(`/${basePath}/`));
  return product && product.id + sitePath.slice(product.basePath.length + 1);
}

/** Returns trees as YAML, in the order of names, so that demos can change places on their page. */
export function printTrees(trees: PageTrees): string {
  const demos = [...trees].sort(([a], [b]) => (a < b ? -1 : 1));
  return demos
    .map(([name, tree]) => {
      const lines = tree?.split('\n').map((line) => INDENT + line);
      return lines ? `${name}:\n${lines.join('\n')}\n` : `${name}: ${VARIES}\n`;
    })
    .join('');
}

/** Parses the output of `printTrees`. */
export function parseTrees(yaml: string): PageTrees {
  const demos = yaml.split(/^(?=\S)/m).filter(Boolean);
  return new Map(
    demos.map((demo) => {
      const [head = '', ...lines] = demo.trimEnd().split('\n');
      const [name = '', value = ''] = head.split(':', 2);
      const tree = lines.map((line) => line.slice(INDENT.length)).join('\n');
      return [name, value.trim() === VARIES ? null : tree];
    }),
  );
}

/** Reads the recorded trees of a page's demos, by the page's folder in `docs/`. Empty if there are none. */
export async function readTrees(siteDir: string, page: string): Promise<PageTrees> {
  const file = path.join(siteDir, treesFile(page));
  return parseTrees(await fs.readFile(file, 'utf8').catch(() => ''));
}

/**
 * Reads the recorded trees of demos, by the demo's id. For a demo with several stylings, reads the tree of
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

import fs from 'node:fs/promises';
import path from 'node:path';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import { buildIndex } from '../../src/search/index/buildIndex';
import type { SearchPage } from '../../src/search/types';
import { hashOf } from '../lib/cache/cachedValue';

/** Served like `static/`; listed in the site config's `staticDirectories`. */
export const STATIC_FOLDER = `${GENERATED_FILES_DIR_NAME}/search-static`;

const SITE_FOLDER = '/assets/search';

/** Returns the site path of a file, with a hash of its content. */
function pathOf(name: string, content: string): string {
  return `${SITE_FOLDER}/${name}.${hashOf([content]).slice(0, 8)}.json`;
}

/** Returns the site path of an index, and the content of all its files by site path. */
function filesOf(name: string, pages: readonly SearchPage[]): [string, Map<string, string>] {
  const { index, texts } = buildIndex(pages, (content) => pathOf(`${name}-texts`, content));
  const file = pathOf(`${name}-index`, index);
  return [file, new Map([...texts, [file, index]])];
}

/**
 * Writes the indexes of pages to the static folder, in place of what it contains: also of the indexes
 * in another language, whose build is complete.
 *
 * @returns the site paths of the indexes, without base URL, by their names
 */
export async function writeFiles<Name extends string>(
  siteDir: string,
  pages: Readonly<Record<Name, readonly SearchPage[]>>,
): Promise<Record<Name, string>> {
  const root = path.join(siteDir, STATIC_FOLDER);
  await fs.rm(root, { recursive: true, force: true });
  await fs.mkdir(path.join(root, SITE_FOLDER), { recursive: true });
  const indexes = (Object.entries(pages) as [Name, readonly SearchPage[]][]).map(
    ([name, ofIndex]) => [name, ...filesOf(name, ofIndex)] as const,
  );
  const files = indexes.flatMap(([, , contents]) => [...contents]);
  await Promise.all(files.map(([file, text]) => fs.writeFile(path.join(root, file), text)));
  return Object.fromEntries(indexes.map(([name, file]) => [name, file])) as Record<Name, string>;
}

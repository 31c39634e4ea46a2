import fs from 'node:fs/promises';
import path from 'node:path';
import { GENERATED_FILES_DIR_NAME, Globby } from '@docusaurus/utils';
import { buildIndex } from '../shared/index/buildIndex';
import type { IndexList } from '../shared/indexList';
import type { SearchPage } from '../shared/types';
import { INDEX_LIST } from '@component-docs/static-pages/shared/dataFiles';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import { hashOf } from '@component-docs/kit/node/cache/cachedValue';

/** Served like `static/`; listed in the site config's `staticDirectories`. */
export const STATIC_FOLDER = `${GENERATED_FILES_DIR_NAME}/search-static`;

const SITE_FOLDER = '/assets/search';

/** Returns the site path of a file, with a hash of its content. */
function pathOf(name: string, content: string): string {
  return `${SITE_FOLDER}/${name}.${hashOf([content]).slice(0, 8)}.json`;
}

/** Returns the site path of an index, and the content of all its files by site path. */
function filesOf(name: string, pages: readonly SearchPage[]): [string, Map<string, string>] {
  const { index, words, texts } = buildIndex(pages, (kind, content) =>
    pathOf(`${name}-${kind}`, content),
  );
  const file = pathOf(`${name}-index`, index);
  return [file, new Map([...texts, [words.path, words.content], [file, index]])];
}

/**
 * Writes the indexes of pages, and the list of indexes, to the static folder, in place of its files. These
 * include the indexes in another language, whose build is complete.
 */
export async function writeFiles(
  siteDir: string,
  pages: Readonly<Record<ProductId, readonly SearchPage[]>>,
): Promise<void> {
  const root = path.join(siteDir, STATIC_FOLDER);
  await fs.mkdir(path.join(root, SITE_FOLDER), { recursive: true });
  const indexes = (Object.entries(pages) as [ProductId, readonly SearchPage[]][]).map(
    ([name, ofIndex]) => [name, ...filesOf(name, ofIndex)] as const,
  );
  const list = Object.fromEntries(indexes.map(([name, file]) => [name, file])) as IndexList;
  const files = [
    [`/${INDEX_LIST}`, JSON.stringify(list)] as const,
    ...indexes.flatMap(([, , contents]) => [...contents]),
  ];
  await Promise.all(files.map(([file, text]) => fs.writeFile(path.join(root, file), text)));
  // Afterwards, because the development server serves the folder meanwhile.
  const written = new Set(files.map(([file]) => file));
  const former = (await Globby('**', { cwd: root })).filter((file) => !written.has(`/${file}`));
  await Promise.all(former.map((file) => fs.rm(path.join(root, file))));
}

import fs from 'node:fs/promises';
import path from 'node:path';
import type { IndexFiles } from '../../src/search/types';
import type { BuiltIndex } from '../../src/search/index/buildIndex';
import { hashOf } from '../lib/cache/cachedValue';

/** Served like `static/`; listed in the site config's `staticDirectories`. */
export const STATIC_FOLDER = '.docusaurus/search-static';

const SITE_FOLDER = '/assets/search';

/** Returns the files of an index by site path. Each name has a hash of the content. */
function filesOf(
  name: string,
  built: BuiltIndex,
): { paths: IndexFiles; texts: [string, string][] } {
  const pathOf = (kind: keyof BuiltIndex) =>
    `${SITE_FOLDER}/${name}-${kind}.${hashOf([built[kind]]).slice(0, 8)}.json`;
  const paths = { index: pathOf('index'), texts: pathOf('texts') };
  return {
    paths,
    texts: [
      [paths.index, built.index],
      [paths.texts, built.texts],
    ],
  };
}

/**
 * Writes indexes to the static folder, in place of what it contains: also of the indexes in another
 * language, whose build is complete.
 *
 * @returns the files' site paths, without base URL, by the names of the indexes
 */
export async function writeFiles<Name extends string>(
  siteDir: string,
  indexes: Readonly<Record<Name, BuiltIndex>>,
): Promise<Record<Name, IndexFiles>> {
  const root = path.join(siteDir, STATIC_FOLDER);
  await fs.rm(root, { recursive: true, force: true });
  await fs.mkdir(path.join(root, SITE_FOLDER), { recursive: true });
  const files = (Object.entries(indexes) as [Name, BuiltIndex][]).map(
    ([name, built]) => [name, filesOf(name, built)] as const,
  );
  const texts = files.flatMap(([, file]) => file.texts);
  await Promise.all(texts.map(([file, text]) => fs.writeFile(path.join(root, file), text)));
  return Object.fromEntries(files.map(([name, { paths }]) => [name, paths])) as Record<
    Name,
    IndexFiles
  >;
}

import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { listShared } from '../../static-pages/node/listShared';
import { isReadOffline, listSets } from './listSets';
import type { BuiltFile } from './listSets';

const MANIFEST = 'offline.json';

async function readFile(folder: string, name: string): Promise<BuiltFile> {
  const body = await fs.readFile(path.join(folder, name));
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8);
  return {
    path: `/${name}`,
    entry: [body.length, hash],
    ...(name.endsWith('.html') && { html: body.toString() }),
  };
}

/**
 * Writes the list of files that readers can save into the folder of each language, with those that languages
 * have in common. Runs after the build of all languages.
 *
 * @param folder the built site
 * @param localeRoots paths of the additional locales, such as `/zh`
 */
export async function writeManifests(
  folder: string,
  localeRoots: readonly string[],
): Promise<void> {
  for (const root of ['/', ...localeRoots.map((locale) => `${locale}/`)]) {
    const others = root === '/' ? localeRoots.map((locale) => `${locale.slice(1)}/**`) : [];
    const own = await Globby(`${root.slice(1)}**`, { cwd: folder, ignore: others });
    const names = [...new Set([...own, ...(await listShared(folder))])];
    const readers = names.filter((name) => isReadOffline(`/${name}`, root));
    const files = await Promise.all(readers.map((name) => readFile(folder, name)));
    const text = JSON.stringify(listSets(files, root));
    await fs.writeFile(path.join(folder, root, MANIFEST), text);
  }
}

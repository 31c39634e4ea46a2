import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { SHARED_FOLDERS } from '@component-docs/static-pages/shared/sharedAssets';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { listShared } from '@component-docs/static-pages/node/listShared';

/** Returns whether a file isn't there, or has the same content as another. */
async function isFree(file: string, other: string): Promise<boolean> {
  const existing = await fs.readFile(file).catch(() => undefined);
  return existing === undefined || existing.equals(await fs.readFile(other));
}

/** Removes the folders of a language whose files have all moved. */
async function removeEmpty(own: string): Promise<void> {
  const left = await Globby('assets/**', { cwd: own });
  const folders = SHARED_FOLDERS.map((name) => `assets/${name}`);
  const isEmpty = (name: string) => !left.some((file) => file.startsWith(`${name}/`));
  for (const name of folders.filter(isEmpty)) {
    await fs.rm(path.join(own, name), { recursive: true, force: true });
  }
}

/** Moves the shared files of one language. */
async function shareLanguage(folder: string, root: string): Promise<void> {
  const own = path.join(folder, root);
  const names = await listShared(own);
  const problems: string[] = [];
  for (const name of names) {
    if (!(await isFree(path.join(folder, name), path.join(own, name)))) {
      const [here, there] = [`${root.slice(1)}/${name}`, name];
      problems.push(`${here} differs from ${there}. Build all languages from the same sources.`);
    }
  }
  failWith('Files that languages have in common differ', problems);
  for (const name of names) {
    await fs.mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await fs.rename(path.join(own, name), path.join(folder, name));
  }
  await removeEmpty(own);
}

/**
 * Moves the files that all languages have in common out of the folders of languages, to the root of the site,
 * where pages look for them. May run again, also when one language was built again.
 *
 * Throws an error that names the files of a language that have another content than the files at the root:
 * the languages were built from different sources.
 *
 * @param folder the built site
 * @param localeRoots paths of the additional locales, such as `/zh`
 */
export async function shareAssets(folder: string, localeRoots: readonly string[]): Promise<void> {
  for (const root of localeRoots) {
    await shareLanguage(folder, root);
  }
}

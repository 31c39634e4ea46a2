import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { filesOfPage, SHELL_SET } from '../shared/manifest';
import type { FileEntry, OfflineManifest } from '../shared/manifest';
import { pathKey } from '@component-docs/static-pages/shared/pages';
import { productOfPath } from '@component-docs/kit/shared/site/productOfPath';
import { MENU_PRODUCTS } from '@component-docs/kit/shared/site/products';
import { isSharedAsset, SHARED_FOLDERS } from '@component-docs/static-pages/shared/sharedAssets';
import { hashOf } from '@component-docs/kit/node/cache/cachedValue';

/** Returns the files in a folder of the site that all languages have in common, relative to it. */
export async function listShared(folder: string): Promise<string[]> {
  const patterns = SHARED_FOLDERS.map((name) => `assets/${name}/**`);
  const names = await Globby(patterns, { cwd: folder });
  return names.filter((name) => isSharedAsset(`/${name}`));
}

/** A built file that one language has, or all have in common. */
export interface BuiltFile {
  /** Site path, with the extension, and with the language if the file is its own. */
  path: string;
  entry: FileEntry;
  /** The content of a page. */
  html?: string;
}

/**
 * Files that nobody reads offline: files for hosts and programs, social cards, lists of the release, the
 * worker, pages for maintainers, pages that are shown in place of others, and the frame of edited demos,
 * which the worker prints itself.
 */
const LEFT_OUT =
  /^(?:(?:404|offline|demo-frame)\.html|experiments\/.*|assets\/cards\/.*|(?:.*\.)?sw\.js|offline\.json|_headers|_redirects|[^/]+\.(?:txt|xml)|(?:.*\/)?(?:404\.md|agents\.txt|demos\/[^/]+\.md)|\..*)$/;

const MAIN = /\bassets\/js\/main\.[\da-f]+\.js$/;
/** The drawings of the list of icons, which its script loads. The list is a page of the first product. */
const ICONS = /^assets\/icons\//;
const SEARCH_INDEX = /^assets\/search\/(.+)-(?:index|words|texts)\.[\da-f]+\.json$/;

/** The name of a file in its root folder: the folder of the language, or of the site. */
const nameOf = (path: string, root: string) => path.slice(isSharedAsset(path) ? 1 : root.length);

/** Returns whether readers need a file offline. */
export function isReadOffline(path: string, root: string): boolean {
  return !LEFT_OUT.test(nameOf(path, root));
}

/** The set of a file that isn't an asset, or of an asset that only the scripts of a product load. */
function setOfName(name: string): string {
  if (ICONS.test(name)) {
    return MENU_PRODUCTS[0]?.id ?? SHELL_SET;
  }
  const product = SEARCH_INDEX.exec(name)?.[1];
  return (
    MENU_PRODUCTS.find(({ id }) => id === product)?.id ?? productOfPath(`/${name}`) ?? SHELL_SET
  );
}

/** Lists for each file the sets of the pages that name it. */
function setsOfNamedFiles(files: readonly BuiltFile[], root: string): Map<string, Set<string>> {
  const sets = new Map<string, Set<string>>();
  for (const { path, html } of files) {
    for (const named of html === undefined ? [] : filesOfPage(html, root)) {
      const known = sets.get(named) ?? new Set();
      sets.set(named, known.add(setOfName(nameOf(path, root))));
    }
  }
  return sets;
}

/**
 * Divides the files of a language into sets, which readers save as a whole. A file that only pages of one
 * product name is in the product's set; a file that pages of several products name, or that a script loads,
 * is in the shell's set.
 *
 * Throws an Error when there is no main script: then these aren't the files of a language.
 *
 * @param root root of the language: `/` or `/zh/`
 */
export function listSets(files: readonly BuiltFile[], root: string): OfflineManifest {
  const main = files.find(({ path }) => MAIN.test(path))?.path;
  if (main === undefined) {
    throw new Error(`The build has no main script in ${root}assets/js. Build this language again.`);
  }
  const named = setsOfNamedFiles(files, root);
  const sets: Record<string, Record<string, FileEntry>> = {};
  for (const { path, entry } of [...files].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const [set = setOfName(nameOf(path, root)), ...others] = named.get(path) ?? [];
    const table = (sets[others.length > 0 ? SHELL_SET : set] ??= {});
    table[path.endsWith('.html') ? pathKey(path) : path] = entry;
  }
  return { release: hashOf([JSON.stringify(sets)]).slice(0, 16), main, sets };
}

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
 * Writes the list of files that readers can save into the folder of each language, with the files that
 * languages share. Runs after the build of all languages.
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

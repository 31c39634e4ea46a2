import { mkdir, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { compressFile } from '../../../plugins/hosting/node/compressFiles';
import { headerRules } from '../../../plugins/hosting/node/headerRules';
import type { HeaderRule } from '../../../plugins/hosting/node/headerRules';
import { localeRootsOf, readPolicySources } from '../../../plugins/hosting/node/siteFiles';

/** A built site, as the server knows it until another build. */
export interface ServedSite {
  /** The folder, without symbolic links in its path. */
  root: string;
  /** The names of all files, relative to the folder, with `/` as separator. */
  files: ReadonlySet<string>;
  /** Paths of the additional locales, such as `/zh`. */
  localeRoots: readonly string[];
  rules: readonly HeaderRule[];
  /**
   * Returns the absolute path of a file's compressed form, which is created when it is first sent; null
   * for files that are sent as they are.
   */
  compress(name: string): Promise<string | null>;
}

/** Compressed forms of the files of all sites, by content. Builds keep theirs here, too. */
const COMPRESSED = path.resolve(__dirname, '../../../node_modules/.cache/compressed');

/** Returns whether a symbolic link leads to a file below a folder. */
async function leadsToFileIn(root: string, link: string): Promise<boolean> {
  const file = await realpath(link).catch(() => '');
  return file.startsWith(root + path.sep) && (await stat(file)).isFile();
}

/** Lists the files below a folder, without those that links would add from elsewhere. */
async function listFiles(root: string): Promise<Set<string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = await Promise.all(
    entries.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const isServed =
        entry.isFile() || (entry.isSymbolicLink() && (await leadsToFileIn(root, file)));
      return isServed ? [path.relative(root, file).split(path.sep).join('/')] : [];
    }),
  );
  return new Set(names.flat());
}

/** Reads what a server must know of a built site, which compresses files or sends them as they are. */
export async function readSite(folder: string, isCompressing = true): Promise<ServedSite> {
  const root = await realpath(folder);
  const localeRoots = localeRootsOf(root);
  const rules = headerRules(await readPolicySources(root), localeRoots);
  await mkdir(COMPRESSED, { recursive: true });
  return {
    root,
    files: await listFiles(root),
    localeRoots,
    rules,
    // Looked up each time: a build removes what it doesn't need itself.
    async compress(name) {
      const form = isCompressing && (await compressFile(path.join(root, name), 'br', COMPRESSED));
      return form ? path.join(COMPRESSED, form) : null;
    },
  };
}

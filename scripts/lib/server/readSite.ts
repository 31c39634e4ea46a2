import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { headerRules } from '@component-docs/hosting/node/headerRules';
import type { HeaderRule } from '@component-docs/hosting/node/headerRules';
import { pageStyleSheet } from '@component-docs/hosting/node/markdownPages';
import { localeRootsOf, readPolicySources } from '@component-docs/hosting/node/siteFiles';

/** A built site, as the server knows it until another build. */
export interface ServedSite {
  /** The folder, without symbolic links in its path. */
  root: string;
  /** The names of all files, relative to the folder, with `/` as separator. */
  files: ReadonlySet<string>;
  /** The path of the style sheet of all pages below the root of their language. */
  styleSheet: string | undefined;
  /** Paths of the additional locales, such as `/zh`. */
  localeRoots: readonly string[];
  rules: readonly HeaderRule[];
  /** How well files are compressed when they are sent. */
  quality: number;
}

/** A quality of Brotli at which a file is compressed while it is sent. */
const FAST = 5;

/** Returns whether a symbolic link leads to a file below a folder. */
async function leadsToFileIn(root: string, link: string): Promise<boolean> {
  const file = await realpath(link).catch(() => '');
  return file.startsWith(root + path.sep) && (await stat(file)).isFile();
}

/** Lists the files below a folder, without files that links would add from elsewhere. */
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

/** Reads the facts of a built site that a server must know. */
export async function readSite(folder: string, quality = FAST): Promise<ServedSite> {
  const root = await realpath(folder);
  const localeRoots = localeRootsOf(root);
  const rules = headerRules(await readPolicySources(root), localeRoots);
  const files = await listFiles(root);
  return {
    root,
    files,
    styleSheet: pageStyleSheet(files),
    localeRoots,
    rules,
    quality,
  };
}

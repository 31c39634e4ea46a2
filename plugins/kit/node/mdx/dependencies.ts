import type { VFile } from 'vfile';

/** The files and folders that compiling a page read, besides the page itself. */
export interface Dependencies {
  files: Set<string>;
  folders: Set<string>;
}

/**
 * Dependencies by the page's path. Global because the bundler's loader, which adds them to the page's
 * module (plugins/fast-start/node/build-cache), can't import this one.
 */
const SHARED = Symbol.for('mdx.dependencies');
type Pages = Map<string, Dependencies>;
const shared = globalThis as { [SHARED]?: Pages };
const pages: Pages = (shared[SHARED] ??= new Map<string, Dependencies>());

/** Returns the files and folders that compiling a page has read so far, besides the page itself. */
export function dependenciesOf(page: string): Dependencies {
  return pages.get(page) ?? { files: new Set(), folders: new Set() };
}

/**
 * Records that the result of a remark plugin depends on files and on everything in folders: when a file
 * changes, the page is compiled again. A file may not exist yet.
 *
 * @param paths absolute
 */
export function addDependencies(
  page: VFile,
  paths: { files?: readonly string[]; folders?: readonly string[] },
): void {
  const { files, folders } = dependenciesOf(page.path);
  pages.set(page.path, {
    files: new Set([...files, ...(paths.files ?? [])]),
    folders: new Set([...folders, ...(paths.folders ?? [])]),
  });
}

import { pageToTitle } from './pageTitle';
import type { PageTreeItem } from './types';

const PAGE_FILE = /\.(js|tsx)$/;
/** Files next to pages that aren't pages: `_app.js`, `.eslintrc.js`, tests. */
const FRAMEWORK_NAME = /^[._]|\.(test|spec)\.\w+$/;

interface Entry {
  path: string;
  item: PageTreeItem;
}

function isPage(file: string): boolean {
  return PAGE_FILE.test(file) && !file.split('/').some((name) => FRAMEWORK_NAME.test(name));
}

function pageOf(folder: string, file: string): Entry {
  const name = file.replace(PAGE_FILE, '');
  const path = name === 'index' ? folder || '/' : `${folder}/${name}`;
  return { path, item: { pathname: path } };
}

/** The pathname of a group is only an identity, and must differ from that of the folder's index page. */
function groupOf(path: string, files: readonly string[]): Entry {
  const title = pageToTitle({ pathname: path }) ?? false;
  return { path, item: { pathname: `${path}-group`, title, children: pagesIn(path, files) } };
}

/** Compares paths without dashes: `card-action` comes before `cards`. */
function compare(a: Entry, b: Entry): number {
  const left = a.path.replaceAll('-', '');
  const right = b.path.replaceAll('-', '');
  return Number(left > right) - Number(left < right);
}

function pagesIn(folder: string, files: readonly string[]): PageTreeItem[] {
  const pages = files.filter((file) => !file.includes('/')).map((file) => pageOf(folder, file));
  const nested = files.filter((file) => file.includes('/'));
  const folders = new Set(nested.map((file) => file.slice(0, file.indexOf('/'))));
  const groups = [...folders].map((name) => {
    const inside = nested.filter((file) => file.startsWith(`${name}/`));
    return groupOf(
      `${folder}/${name}`,
      inside.map((file) => file.slice(name.length + 1)),
    );
  });
  return [...pages, ...groups].sort(compare).map(({ item }) => item);
}

/**
 * Returns the page tree of a folder of `.js` and `.tsx` pages, without the framework's own files.
 * `index` maps to its folder, siblings are sorted by pathname without dashes, and a folder becomes the
 * group `<folder>-group`.
 *
 * @param files Paths relative to the root of the pages, in any order.
 */
export function findPages(files: readonly string[]): PageTreeItem[] {
  return pagesIn('', files.map((file) => file.replaceAll('\\', '/')).filter(isPage));
}

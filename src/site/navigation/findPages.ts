import { pageToTitle } from './pageTitle';
import type { PageTreeItem } from './types';

const PAGE_FILE = /\.(js|tsx)$/;
/** What a framework keeps for itself beside pages: `_app.js`, `.eslintrc.js`, tests. */
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

/** A group's pathname is only an identity, and must not be that of the folder's index page. */
function groupOf(path: string, files: readonly string[]): Entry {
  const title = pageToTitle({ pathname: path }) ?? false;
  return { path, item: { pathname: `${path}-group`, title, children: pagesIn(path, files) } };
}

/** By paths without dashes: `card-action` comes before `cards`. */
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
 * The page tree that a folder of pages makes (behaviours §4): `.js` and `.tsx` files, `index`
 * standing for its folder, siblings sorted by pathname without dashes, without the framework's
 * own files. A folder becomes the group `<folder>-group`.
 *
 * Takes the files' paths from the pages' root, in any order.
 */
export function findPages(files: readonly string[]): PageTreeItem[] {
  return pagesIn('', files.map((file) => file.replaceAll('\\', '/')).filter(isPage));
}

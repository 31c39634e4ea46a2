import { apiPagesOf } from '../../shared/apiPagesOf';
import { isPage } from '../../shared/itemKind';
import { normalizePathname } from '../../shared/normalizePathname';
import type { PageTrees } from '../../shared/types';
import { walkPages } from '../../shared/walkPages';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductPage } from './plannedPages';

/** How many related pages there are at most: the nearest are of use, and the menus have the others. */
const MAX_RELATED = 3;

/** Returns the folders that a path is in, innermost first. */
function foldersOf(path: string): string[] {
  const parent = path.slice(0, path.lastIndexOf('/'));
  return parent === '' ? [] : [parent, ...foldersOf(parent)];
}

/**
 * Returns the API pages of what a planned page is about. A page below `/x/react-data-grid` is about the grid.
 *
 * @param written site paths of all existing pages
 */
export function apiPagesNear({ path }: ProductPage, written: ReadonlySet<string>): string[] {
  const [, product, slug] = /^(\/.+?)\/react-([^/]+)/.exec(path) ?? [];
  const ofFolder = `${product}/api/${slug}/${slug}`;
  const own = apiPagesOf({ pathname: path }, written);
  return own.length === 0 && written.has(ofFolder) ? [ofFolder] : own;
}

/**
 * Returns the site paths of the written pages nearest to a planned one, best first: on the same component in
 * other products, what it is below, what is in the same group, on the same subject in other products, and the
 * start of its product.
 *
 * @param written site paths of all existing pages
 */
export function relatedPages(
  { path, ancestors, product }: ProductPage,
  trees: PageTrees,
  written: ReadonlySet<string>,
): string[] {
  const { basePath, landing } = PRODUCTS.find(({ id }) => id === product) ?? PRODUCTS[0];
  const pathsIn = (items: PageTrees[keyof PageTrees]) =>
    walkPages(items)
      .filter(({ item }) => isPage(item))
      .map(({ item }) => normalizePathname(item.pathname));
  const subject = path.slice(`/${basePath}`.length);
  const namesakes = Object.values(trees)
    .flatMap(pathsIn)
    .filter((page) => page.endsWith(subject));
  const groups = ancestors.toReversed().flatMap(({ children = [] }) => pathsIn(children));
  const near = [...foldersOf(path), ...groups];
  const pages = subject.startsWith('/react-') ? [...namesakes, ...near] : [...near, ...namesakes];
  return [...new Set([...pages, landing])]
    .filter((page) => written.has(page) && !page.includes('/api'))
    .slice(0, MAX_RELATED);
}

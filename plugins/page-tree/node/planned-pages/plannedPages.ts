import { isPage, isPlanned, normalizePathname, walkPages } from '../../shared/items';
import type { PlacedItem } from '../../shared/items';
import type { PageTreeItem, PageTrees } from '../../shared/types';
import { productOfPath } from '@component-docs/kit/shared/site/productOfPath';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import { apiPagesOf } from '../../shared/plannedTarget';

type TitleOf = (item: PageTreeItem) => string | null;

/** A page of a product, and its place in the product's tree. */
export interface ProductPage extends PlacedItem {
  /** Site path. */
  path: string;
  product: ProductId;
  /**
   * If other pages of the product have the same title, with those of its groups, from the innermost one
   * that tells it apart on.
   */
  title: string;
}

/**
 * Returns all pages of all products, also planned ones, each from the tree of its product.
 *
 * @param titleOf returns the title of an item in the language of the build
 */
export function pagesOfTrees(trees: PageTrees, titleOf: TitleOf): ProductPage[] {
  return PRODUCTS.flatMap(({ id }) => {
    const pages = walkPages(trees[id]).filter(
      ({ item }) => isPage(item) && productOfPath(item.pathname) === id,
    );
    // A page's API tabs have its path, too.
    const byPath = new Map(pages.map((page) => [normalizePathname(page.item.pathname), page]));
    const byTitle = new Map<string, PlacedItem[]>();
    for (const page of byPath.values()) {
      const title = titleOf(page.item) ?? '';
      byTitle.set(title, [...(byTitle.get(title) ?? []), page]);
    }
    const titleIn = ({ item, ancestors }: PlacedItem) => {
      const title = titleOf(item) || item.pathname;
      const groups = ancestors.flatMap((group) => titleOf(group) || []);
      const same = byTitle.get(title) ?? [];
      const isShared = (group: string) =>
        same.filter((page) => page.ancestors.some((each) => titleOf(each) === group)).length > 1;
      const first = groups.findLastIndex((group) => !isShared(group));
      return same.length > 1 ? [...groups.slice(first), title].join(' · ') : title;
    };
    return [...byPath].map(([path, page]) => ({
      ...page,
      ...{ path, product: id, title: titleIn(page) },
    }));
  });
}

/**
 * Returns a function that finds the title of a page by its site path, only for pages that share theirs
 * with another one of the product: with the titles of their groups.
 */
export function groupedTitles(
  pages: readonly ProductPage[],
  titleOf: TitleOf,
): (path: string) => string | undefined {
  const grouped = pages.filter(({ item, title }) => title !== (titleOf(item) || item.pathname));
  const titles = new Map(grouped.map(({ path, title }) => [path, title]));
  return (path) => titles.get(path);
}

/**
 * Returns the pages of all products that aren't written yet.
 *
 * @param written site paths of all existing pages
 */
export function plannedPages(
  pages: readonly ProductPage[],
  written: ReadonlySet<string>,
): ProductPage[] {
  return pages.filter(({ item }) => isPlanned(item, written));
}

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

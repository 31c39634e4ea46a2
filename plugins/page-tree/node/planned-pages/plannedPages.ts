import { isPage } from '../../shared/itemKind';
import { isPlanned } from '../../shared/isPlanned';
import { normalizePathname } from '../../shared/normalizePathname';
import type { PageTreeItem, PageTrees } from '../../shared/types';
import { walkPages } from '../../shared/walkPages';
import type { PlacedItem } from '../../shared/walkPages';
import { productOfPath } from '@component-docs/kit/shared/site/productOfPath';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductId } from '@component-docs/kit/shared/site/products';

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

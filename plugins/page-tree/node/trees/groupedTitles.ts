import { isPage, normalizePathname, walkPages } from '../../shared/items';
import type { PlacedItem } from '../../shared/items';
import type { PageTreeItem, PageTrees } from '../../shared/types';
import { groupBy } from '@component-docs/kit/node/groupBy';
import { productOfPath } from '@component-docs/kit/shared/site/productOfPath';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';

type TitleOf = (item: PageTreeItem) => string | null;

/** Returns the titles, by site path, of the pages of a product that share their title with another page. */
function titlesOfNamesakes(pages: readonly PlacedItem[], titleOf: TitleOf): [string, string][] {
  // A page's API tabs have its path, too.
  const byPath = new Map(pages.map((page) => [normalizePathname(page.item.pathname), page]));
  const byTitle = groupBy([...byPath.values()], ({ item }) => titleOf(item) ?? '');
  return [...byPath].flatMap(([path, { item, ancestors }]): [string, string][] => {
    const title = titleOf(item) || item.pathname;
    const same = byTitle.get(title) ?? [];
    const groups = ancestors.flatMap((group) => titleOf(group) || []);
    const isShared = (group: string) =>
      same.filter((page) => page.ancestors.some((each) => titleOf(each) === group)).length > 1;
    const first = groups.findLastIndex((group) => !isShared(group));
    const grouped = [...groups.slice(first), title].join(' · ');
    return same.length > 1 && grouped !== title ? [[path, grouped]] : [];
  });
}

/**
 * Returns a function that finds the title of a page by its site path, only for pages that share their title
 * with another page of the product. The title includes the titles of its groups, from the innermost group
 * that tells it apart..
 *
 * @param titleOf returns the title of an item in the language of the build
 */
export function groupedTitles(
  trees: PageTrees,
  titleOf: TitleOf,
): (path: string) => string | undefined {
  const titles = new Map(
    PRODUCTS.flatMap(({ id }) =>
      titlesOfNamesakes(
        walkPages(trees[id]).filter(
          ({ item }) => isPage(item) && productOfPath(item.pathname) === id,
        ),
        titleOf,
      ),
    ),
  );
  return (path) => titles.get(path);
}

import { isPage } from '../../shared/itemKind';
import type { PageTrees } from '../../shared/types';
import { walkPages } from '../../shared/walkPages';

/**
 * Returns the titles of `i18n/<locale>/page-tree.json` that items of the trees use: not those of
 * translated pages, which have their title in their front matter, and of removed items.
 *
 * @param translated site paths of the translated pages
 */
export function neededTitles(
  titles: Readonly<Record<string, string>>,
  translated: Pick<ReadonlySet<string>, 'has'>,
  trees: PageTrees,
): Record<string, string> {
  const used = new Set(
    Object.values(trees)
      .flatMap((tree) => walkPages(tree))
      .filter(({ item }) => !isPage(item) || !translated.has(item.pathname))
      .map(({ item }) => item.subheader ?? item.pathname),
  );
  return Object.fromEntries(Object.entries(titles).filter(([key]) => used.has(key)));
}

import { isPage } from '../../../src/site/navigation/itemKind';
import type { PageTrees } from '../../../src/site/navigation/types';
import { walkPages } from '../../../src/site/navigation/walkPages';

/**
 * Returns the titles of `i18n/<locale>/page-tree.json` without those of translated pages, which have
 * their title in their front matter. Keeps a title that a group uses, too.
 *
 * @param translated site paths of the translated pages
 */
export function neededTitles(
  titles: Readonly<Record<string, string>>,
  translated: Pick<ReadonlySet<string>, 'has'>,
  trees: PageTrees,
): Record<string, string> {
  const groups = new Set(
    Object.values(trees)
      .flatMap((tree) => walkPages(tree))
      .filter(({ item }) => !isPage(item))
      .map(({ item }) => item.subheader ?? item.pathname),
  );
  return Object.fromEntries(
    Object.entries(titles).filter(([key]) => groups.has(key) || !translated.has(key)),
  );
}

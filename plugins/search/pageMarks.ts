import type { SearchPage } from '../../src/search/types';
import { marksOf } from '../../src/site/navigation/chips';
import type { MarkLabels } from '../../src/site/navigation/chips';
import { isPage } from '../../src/site/navigation/itemKind';
import { normalizePathname } from '../../src/site/navigation/normalizePathname';
import type { PageTrees } from '../../src/site/navigation/types';
import { walkPages } from '../../src/site/navigation/walkPages';

/** Returns pages with the marks that their items have in the page trees. */
export function withMarks(
  pages: readonly SearchPage[],
  trees: PageTrees,
  labels: MarkLabels,
): SearchPage[] {
  const marks = new Map(
    Object.values(trees)
      .flatMap((tree) => walkPages(tree))
      .filter(({ item }) => isPage(item))
      .map(({ item }) => [normalizePathname(item.pathname), marksOf(item, labels)] as const),
  );
  return pages.map((page) => {
    const own = marks.get(page.path) ?? [];
    return own.length > 0 ? { ...page, marks: own } : page;
  });
}

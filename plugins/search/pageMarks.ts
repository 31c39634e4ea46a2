import type { SearchPage } from '../../src/search/shared/types';
import { marksOf } from '../../src/navigation/shared/chips';
import type { MarkLabels } from '../../src/navigation/shared/chips';
import { isPage } from '../../src/navigation/shared/itemKind';
import { normalizePathname } from '../../src/navigation/shared/normalizePathname';
import type { PageTrees } from '../../src/navigation/shared/types';
import { walkPages } from '../../src/navigation/shared/walkPages';

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

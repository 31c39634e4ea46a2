import type { SearchPage } from '../shared/types';
import { marksOf } from '../../page-tree/shared/chips';
import type { MarkLabels } from '../../page-tree/shared/chips';
import { isPage } from '../../page-tree/shared/itemKind';
import { normalizePathname } from '../../page-tree/shared/normalizePathname';
import type { PageTrees } from '../../page-tree/shared/types';
import { walkPages } from '../../page-tree/shared/walkPages';

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

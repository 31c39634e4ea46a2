import type { SearchPage } from '../shared/types';
import { marksOf } from '@component-docs/page-tree/shared/chips';
import type { MarkLabels } from '@component-docs/page-tree/shared/chips';
import { isPage } from '@component-docs/page-tree/shared/itemKind';
import { normalizePathname } from '@component-docs/page-tree/shared/normalizePathname';
import type { PageTrees } from '@component-docs/page-tree/shared/types';
import { walkPages } from '@component-docs/page-tree/shared/walkPages';

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

import { walkPages } from '@component-docs/page-tree/shared/items';
import type { PageTreeItem } from '@component-docs/page-tree/shared/types';

/** A page as lists name it. */
export interface ListedPage {
  title: string;
  description: string;
  /** Address of its Markdown, from the root of the site: lists are shorter without the origin. */
  url: string;
  /** Site path, without the language. */
  path: string;
  /** The names that readers look for on the page: its sections, or the names of its props. */
  names: readonly string[];
  /** Words that readers use for it. */
  words: readonly string[];
  /** The group of the page tree that it is in. */
  section: string;
}

type TitleOf = (item: PageTreeItem) => string | null;

/**
 * Returns pages in the order of the page tree, with the outermost group of each. Pages that aren't in the
 * tree, such as pages of the API, follow.
 *
 * @param rest the group of the pages that the tree doesn't have
 */
export function arrangePages<Page extends { path: string }>(
  pages: readonly Page[],
  tree: readonly PageTreeItem[],
  { titleOf, rest }: { titleOf: TitleOf; rest: string },
): (Page & { section: string })[] {
  const places = walkPages(tree);
  const indexOf = new Map(
    places.map(({ item }, index) => [item.pathname.replace(/\/$/, ''), index]),
  );
  const placed = pages.map((page) => {
    const index = indexOf.get(page.path) ?? places.length;
    const group = places[index]?.ancestors[0];
    const section = (group && titleOf(group)) ?? (places[index] ? '' : rest);
    return { page: { ...page, section }, index };
  });
  const order = placed.sort((a, b) => a.index - b.index).map(({ page }) => page);
  // A group of the tree may be interrupted by pages without one.
  const sections = [...new Set(order.map(({ section }) => section))];
  return sections.flatMap((section) => order.filter((page) => page.section === section));
}

/** Returns pages whose titles differ: pages that share a title are told apart by their groups. */
export function withOwnTitles<Page extends Pick<ListedPage, 'title' | 'section'>>(
  pages: readonly Page[],
): Page[] {
  const isShared = ({ title }: Page) => pages.filter((page) => page.title === title).length > 1;
  return pages.map((page) =>
    page.section && isShared(page) ? { ...page, title: `${page.title} (${page.section})` } : page,
  );
}

/** Returns pages with their rare names first, and without names that many pages have. */
export function withRareNames<Page extends Pick<ListedPage, 'names' | 'title' | 'description'>>(
  pages: readonly Page[],
): Page[] {
  const counts = new Map<string, number>();
  pages
    .flatMap(({ names }) => [...new Set(names)])
    .forEach((name) => counts.set(name, (counts.get(name) ?? 0) + 1));
  const countOf = (name: string) => counts.get(name) ?? 0;
  return pages.map((page) => ({
    ...page,
    names: [...new Set(page.names)]
      .filter(
        (name) => countOf(name) <= MAX_PAGES && !`${page.title} ${page.description}`.includes(name),
      )
      .sort((a, b) => countOf(a) - countOf(b)),
  }));
}

/** A name that more pages have, such as "Accessibility", leads to none of them. */
const MAX_PAGES = 12;

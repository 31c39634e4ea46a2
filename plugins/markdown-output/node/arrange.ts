import { walkPages } from '@component-docs/page-tree/shared/items';
import type { PageTreeItem } from '@component-docs/page-tree/shared/types';
import { LANGUAGES } from '@component-docs/labels/shared/languages';
import type { PageTexts } from '@component-docs/labels/node/texts';

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

const CHINESE = /\p{Script=Han}/u;

/** Returns the words that readers of a language use: words of their own language first, then English ones. */
export function wordsIn(language: string, words: readonly string[]): string[] {
  const chinese = words.filter((word) => CHINESE.test(word));
  const others = words.filter((word) => !CHINESE.test(word));
  return language === LANGUAGES[0] ? others : [...chinese, ...others];
}

type Item = Pick<ListedPage, 'title' | 'url' | 'words'> & { description?: string };

/** Returns the line of a page in a list: its address, and the texts that describe it. */
export function item(title: string, url: string, about: readonly string[] = []): string {
  return `- [${title}](${url})${about.length > 0 ? `: ${about.join(' ')}` : ''}`;
}

/**
 * Returns the words of pages that fit, by the addresses of the pages: the first one of each page comes before the second one
 * of any.
 */
function wordsThatFit(
  pages: readonly Item[],
  separator: string,
  bytes: number,
): Map<string, readonly string[]> {
  const fitting = new Map<string, readonly string[]>(pages.map(({ url }) => [url, []]));
  const turns = Math.max(0, ...pages.map(({ words }) => words.length));
  let left = bytes;
  for (let turn = 0; turn < turns; turn += 1) {
    for (const { url, words } of pages) {
      const word = words[turn];
      const size = word === undefined ? Infinity : Buffer.byteLength(separator + word);
      if (word !== undefined && size < left) {
        fitting.set(url, [...(fitting.get(url) ?? []), word]);
        left -= size;
      }
    }
  }
  return fitting;
}

/**
 * Returns a list with as many words of its pages as fit.
 *
 * @param print prints the list; receives a function that prints the line of a page
 */
export function printWithWords(
  pages: readonly Item[],
  { texts, maxBytes }: { texts: PageTexts; maxBytes: number },
  print: (lineOf: (page: Item) => string) => string,
): string {
  const separator = texts('lists.separator');
  const printWith = (words: ReadonlyMap<string, readonly string[]>) =>
    print(({ title, url, description = '' }) =>
      item(title, url, [description, (words.get(url) ?? []).join(separator)].filter(Boolean)),
    );
  const left = maxBytes - Buffer.byteLength(printWith(new Map()));
  return printWith(wordsThatFit(pages, separator, left));
}

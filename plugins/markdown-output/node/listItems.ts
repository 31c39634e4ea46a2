import type { PageTexts } from '@component-docs/labels/node/texts';
import type { ListedPage } from './arrange';

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

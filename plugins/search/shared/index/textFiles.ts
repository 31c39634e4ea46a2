import type { SearchPage } from '../types';

/** A file of texts, from which excerpts are cut: the id of its first entry, and its site path. */
export type TextFileRow = readonly [first: number, path: string];

/**
 * From this length on, a file gets no further page. Few hits are on the screen at once: small files
 * have less that isn't shown, and large ones need fewer requests.
 */
const MIN_LENGTH = 12_000;

/** The texts of one file, of whole pages, in the order of the ids. */
interface TextFile {
  first: number;
  texts: string[];
}

/** Returns the texts of pages and their entries, divided into files. */
export function divideTexts(pages: readonly SearchPage[]): TextFile[] {
  const files: TextFile[] = [];
  let first = 0;
  let length = Infinity;
  for (const { text, entries } of pages) {
    const texts = [text, ...entries.map((entry) => entry.text)];
    if (length >= MIN_LENGTH) {
      files.push({ first, texts: [] });
      length = 0;
    }
    files.at(-1)?.texts.push(...texts);
    first += texts.length;
    length += texts.join('').length;
  }
  return files;
}

import { isStopWord } from '../stopWords';
import { isShort, tokenize } from '../tokenize';
import type { PageEntry, SearchPage } from '../types';
import { toRows } from './indexFile';
import type { IndexFile } from './indexFile';
import { packTexts } from './packedTexts';

/** A file of texts, from which excerpts are cut: the id of its first entry, and its site path. */
export type TextFileRow = readonly [first: number, path: string];

/**
 * From this length on, a file gets no further page. Few hits are on the screen at once: small files have less
 * text that isn't shown, and large files need fewer requests.
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

/** The files of an index. */
export interface BuiltIndex {
  /** The names of all entries, and the paths of the other files. */
  index: string;
  /** The words of the texts, by which entries are found, too. */
  words: { path: string; content: string };
  /** The texts of all entries, from which excerpts are cut, by the site path of their file. */
  texts: ReadonlyMap<string, string>;
}

/** A text of more entries is a phrase of the reference, which doesn't tell them apart. */
const MAX_SHARED = 3;

/** Demos have the title of their section as text, and the texts of classes repeat their names. */
const NAMES_ONLY: readonly PageEntry['kind'][] = ['demo', 'class'];

/**
 * Returns the words of each text that are looked for, in the order of the ids. Those of its entry's name are found there,
 * where they count more.
 */
function searchedWords(pages: readonly SearchPage[]): string[][] {
  const uses = new Map<string, number>();
  const list = pages.flatMap(({ title, text, entries }) => [
    { name: title, text },
    ...entries.map((entry) => (NAMES_ONLY.includes(entry.kind) ? { ...entry, text: '' } : entry)),
  ]);
  list.forEach(({ text }) => uses.set(text, (uses.get(text) ?? 0) + 1));
  return list.map(({ name, text }) => {
    const named = new Set(tokenize(name));
    const isFound = (word: string) => !isStopWord(word) && !isShort(word) && !named.has(word);
    return (uses.get(text) ?? 0) > MAX_SHARED ? [] : tokenize(text).filter(isFound);
  });
}

/**
 * Returns the index of some pages, to be written by the build and opened by `openIndex`.
 *
 * @param pathOf returns the site path of a file, from its content
 */
export function buildIndex(
  pages: readonly SearchPage[],
  pathOf: (kind: 'words' | 'texts', content: string) => string,
): BuiltIndex {
  const files = divideTexts(pages).map(({ first, texts }) => {
    const content = JSON.stringify(texts);
    return { first, content, path: pathOf('texts', content) };
  });
  const words = JSON.stringify(packTexts(searchedWords(pages)));
  const file: IndexFile = {
    pages: toRows(pages),
    words: pathOf('words', words),
    texts: files.map(({ first, path }) => [first, path]),
  };
  return {
    index: JSON.stringify(file),
    words: { path: file.words, content: words },
    texts: new Map(files.map(({ path, content }) => [path, content])),
  };
}

import type { AsPlainObject } from 'minisearch';
import { ENTRY_KINDS } from '../types';
import type { EntryKind, SearchPage } from '../types';

/** An entry of a page: the position of its kind in `ENTRY_KINDS`, its name, and its anchor. */
type EntryRow = readonly [kind: number, name: string, anchor: string];

/** A page and its entries, and its titles in other languages, if there are any. */
type PageRow = readonly [
  kind: number,
  title: string,
  path: string,
  entries: readonly EntryRow[],
  otherTitles?: readonly string[],
];

/** The content of an index file, without repetitions, because readers download it. */
export interface IndexFile {
  pages: readonly PageRow[];
  /** The words, for MiniSearch. The id of a document is its position: page, its entries, next page. */
  words: AsPlainObject;
}

/** An entry of an opened index. Its position in the list is its id. */
export interface IndexedEntry {
  kind: EntryKind;
  name: string;
  /** The whole names that readers may type, each as one word: `textfield`, `button`, `按钮`. */
  wholeNames: readonly string[];
  /** Site path with fragment. */
  path: string;
  /** The id of the entry that is its page; its own for a page. */
  page: number;
}

/** Returns the rows of pages, in the order of the ids. */
export function toRows(pages: readonly SearchPage[]): PageRow[] {
  const position = (kind: EntryKind) => ENTRY_KINDS.indexOf(kind);
  return pages.map(({ kind, title, path, entries, titles = [] }) => {
    const others = titles.filter((other) => other !== title);
    const row = [
      position(kind),
      title,
      path,
      entries.map(({ kind: own, name, anchor }) => [position(own), name, anchor] as const),
    ] as const;
    return others.length > 0 ? [...row, others] : row;
  });
}

/** Returns the texts of pages and their entries, in the order of the ids. */
export function toTexts(pages: readonly SearchPage[]): string[] {
  return pages.flatMap(({ text, entries }) => [text, ...entries.map((entry) => entry.text)]);
}

const HAN = /\p{Script=Han}+/gu;

function compact(name: string): string {
  return name.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
}

/**
 * Returns the names that are whole: of `Button 按钮`, also each of its halves, and of a page of the API
 * reference the component's.
 */
function wholeNamesOf(name: string): string[] {
  const plain = name.replace(/ API$/, '');
  const han = plain.match(HAN)?.join('') ?? '';
  const other = compact(plain.replace(HAN, ''));
  return han && other ? [compact(plain), han, other] : [compact(plain)];
}

/** Returns the entries of rows, in the order of their ids. */
export function fromRows(rows: readonly PageRow[]): IndexedEntry[] {
  const entries: IndexedEntry[] = [];
  const kindAt = (position: number) => ENTRY_KINDS[position] ?? 'page';
  for (const [kind, title, path, own, otherTitles = []] of rows) {
    const page = entries.length;
    const wholeNames = [...new Set([title, ...otherTitles].flatMap(wholeNamesOf))];
    entries.push({ kind: kindAt(kind), name: title, wholeNames, path, page });
    const [address] = path.split('#', 1);
    for (const [ownKind, name, anchor] of own) {
      entries.push({
        kind: kindAt(ownKind),
        name,
        wholeNames: wholeNamesOf(name),
        path: `${address}#${anchor}`,
        page,
      });
    }
  }
  return entries;
}

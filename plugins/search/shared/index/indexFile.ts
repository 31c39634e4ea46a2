import type { Mark } from '@component-docs/page-tree/shared/chips';
import { ENTRY_KINDS } from '../types';
import type { EntryKind, PageEntry, SearchPage } from '../types';
import type { TextFileRow } from './buildIndex';

/*
 * Most anchors are made of the name of their entry. An index keeps only what an anchor has before the name, with a
 * sign for the form of the name: whole anchors are a quarter of an index.
 */

/** The forms of names in anchors, by their signs. */
const FORMS: Readonly<Record<string, (name: string) => string>> = {
  '*': (name) => name,
  // Of a heading: `how-to-use`.
  '~': (name) =>
    name
      .toLowerCase()
      .replaceAll(' ', '-')
      .replace(/[^\w-]/g, ''),
  // Of a demo: `BasicButtons`.
  '^': (name) =>
    name.replace(/(?:^|[^a-z\d]+)([a-z\d]?)/gi, (_, first: string) => first.toUpperCase()),
  // Of a class: `gutters` of `AcmeMenu-gutters`.
  '/': (name) => name.slice(name.lastIndexOf('-') + 1),
  // No form: the anchor itself ends with a sign.
  '!': () => '',
};

/** Returns an anchor with a sign in place of the name that it ends with. */
function shortenAnchor(anchor: string, name: string): string {
  const made = Object.entries(FORMS).find(([sign, formOf]) => {
    const form = formOf(name);
    return sign === '!' ? anchor.slice(-1) in FORMS : form !== '' && anchor.endsWith(form);
  });
  if (!made) {
    return anchor;
  }
  const [sign, formOf] = made;
  return anchor.slice(0, anchor.length - formOf(name).length) + sign;
}

/** Returns the anchor that was shortened. */
function wholeAnchor(short: string, name: string): string {
  const formOf = FORMS[short.slice(-1)];
  return formOf ? short.slice(0, -1) + formOf(name) : short;
}

/**
 * An entry of a page: the position of its kind in `ENTRY_KINDS`, its name, and its short anchor, unless the entry before
 * has the same.
 */
type EntryRow = readonly [kind: number, name: string, anchor?: string];

/** A page and its entries, its other names, and how many of them, from the first on, are its titles. */
type UnmarkedRow = readonly [
  kind: number,
  title: string,
  path: string,
  entries: readonly EntryRow[],
  aliases: readonly string[],
  titles: number,
];

/** A page, and its marks if it has any. */
type PageRow = readonly [...UnmarkedRow, marks?: readonly Mark[]];

/**
 * The content of an index file, without repetitions, because readers download it. The id of an entry is
 * its position: page, its entries, next page.
 */
export interface IndexFile {
  pages: readonly PageRow[];
  /** The site path of the file with the words of the texts, by the ids of entries (`PackedTexts`). */
  words: string;
  texts: readonly TextFileRow[];
}

/** An entry of an opened index. Its position in the list is its id. */
export interface IndexedEntry {
  kind: EntryKind;
  name: string;
  /** Other names, among them synonyms; a page's only. */
  aliases: readonly string[];
  /** The whole names that readers may type, each as one word: `textfield`, `button`, `按钮`. */
  wholeNames: readonly string[];
  /** Site path with fragment. */
  path: string;
  /** A page's only. */
  marks?: readonly Mark[] | undefined;
  /** The id of the entry that is its page; its own for a page. */
  page: number;
}

const positionOf = (kind: EntryKind) => ENTRY_KINDS.indexOf(kind);

function toEntryRows(entries: readonly PageEntry[]): EntryRow[] {
  let before: string | undefined;
  return entries.map(({ kind, name, anchor }) => {
    const short = shortenAnchor(anchor, name);
    const isSame = short === before;
    before = short;
    return isSame ? [positionOf(kind), name] : [positionOf(kind), name, short];
  });
}

/** Returns the rows of pages, in the order of the ids. */
export function toRows(pages: readonly SearchPage[]): PageRow[] {
  return pages.map(({ kind, title, path, aliases, entries, titles = [], marks }) => {
    const otherTitles = [...new Set(titles)].filter((other) => other !== title);
    const names = new Set([...otherTitles, ...aliases]);
    names.delete(title);
    const row: UnmarkedRow = [
      positionOf(kind),
      title,
      path,
      toEntryRows(entries),
      [...names],
      otherTitles.length,
    ];
    return marks ? [...row, marks] : row;
  });
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

/** Returns the last part of a page's path as words: `date picker` of `/x/react-date-pickers/date-picker`. */
const slugOf = (path: string) =>
  path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/#.*|^react-/g, '')
    .replaceAll('-', ' ');

/** Returns the entries of rows, in the order of their ids. */
export function fromRows(rows: readonly PageRow[]): IndexedEntry[] {
  const entries: IndexedEntry[] = [];
  const kindAt = (position: number) => ENTRY_KINDS[position] ?? 'page';
  for (const [kind, title, path, own, aliases, titles, marks] of rows) {
    const page = entries.length;
    const wholeNames = [...new Set([title, ...aliases.slice(0, titles)].flatMap(wholeNamesOf))];
    entries.push({
      ...{ kind: kindAt(kind), name: title, aliases: [...aliases, slugOf(path)] },
      ...{ wholeNames, path, page, marks },
    });
    const [address] = path.split('#', 1);
    let short = '';
    for (const [ownKind, name, changed] of own) {
      short = changed ?? short;
      const anchor = wholeAnchor(short, name);
      entries.push({
        kind: kindAt(ownKind),
        name,
        aliases: [],
        wholeNames: wholeNamesOf(name),
        // An entry without an anchor leads to the page.
        path: anchor ? `${address}#${anchor}` : path,
        page,
      });
    }
  }
  return entries;
}

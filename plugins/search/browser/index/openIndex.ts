import { fromRows } from '../../shared/index/indexFile';
import type { IndexedEntry, IndexFile } from '../../shared/index/indexFile';
import { editDistance } from '@component-docs/kit/shared/similarity';
import { listWords, unpackTexts } from '../../shared/index/packedTexts';
import type { PackedTexts, WordList } from '../../shared/index/packedTexts';
import type { TextFileRow } from '../../shared/index/buildIndex';
import { isShort, tokenize } from '../../shared/tokenize';

/** From this length on, a word may have two typing mistakes. */
const LONG_LENGTH = 8;

const MAX_MISTAKES = 2;

const IS_ASCII = /^[\x20-\x7e]+$/;

const IS_HAN = /^\p{Script=Han}+$/u;

/** A shorter name has no other characters by which it is known. */
const IS_LONG_HAN = /^\p{Script=Han}{3,}$/u;

/** A title of more characters is a phrase, which nobody types as one word. */
const MAX_JOINED_LENGTH = 20;

/** How a term is looked up: as it is, or by words that begin with it. */
export type Matching = 'whole' | 'prefix';

/** A word of an index that is spelled like another one. */
interface AlikeWord {
  word: string;
  /** How many typing mistakes are between them. */
  mistakes: number;
  /** How many entries have it. */
  uses: number;
}

/** An opened index. */
export interface OpenedIndex {
  entries: readonly IndexedEntry[];
  /** The site path of the file of words. */
  wordsFile: string;
  textFiles: readonly TextFileRow[];
  /** Adds the content of the file of words: until then, only names are looked up. Throws when it isn't one. */
  addWords: (text: string) => void;
  /** Returns how well a term matches the entries that contain it, by their ids. */
  lookUp: (term: string, matching: Matching) => ReadonlyMap<number, FieldMatch>;
  /** Returns the words that a misspelled word may mean; for Chinese, names. */
  findAlike: (term: string) => AlikeWord[];
}

/** Which letter of a word is doubled is the mistake that is made most. */
const withoutDoubles = (word: string) => word.replace(/(.)\1/g, '$1');

/** Returns the number of mistakes in a word; Infinity if there are too many for its length, or one is in its first letter. */
function mistakesIn(term: string, word: string): number {
  const allowed = term.length < LONG_LENGTH ? 1 : MAX_MISTAKES;
  const mistakes = editDistance(withoutDoubles(term), withoutDoubles(word));
  return word[0] === term[0] && mistakes <= allowed ? mistakes : Infinity;
}

/** Whether one character of a Chinese name is another one, which sounds or looks like it. */
const isAlikeHan = (text: string, name: string) =>
  text.length === name.length &&
  [...name].filter((character, at) => character !== text.charAt(at)).length === 1;

/** Checks the outer form of a file that the network may have cut short or replaced. */
function parseFile(text: string): IndexFile {
  const file = JSON.parse(text) as Partial<IndexFile> | null;
  if (!Array.isArray(file?.pages) || !Array.isArray(file.texts) || typeof file.words !== 'string') {
    throw new TypeError('This is not a search index.');
  }
  return file as IndexFile;
}

/** Returns the words of a page's other names, and its names that readers may type as one word: `datepicker`. */
function aliasWords({ aliases, wholeNames }: IndexedEntry, nameWords: readonly string[]): string[] {
  const words = aliases.flatMap(tokenize);
  const known = new Set([...nameWords, ...words]);
  const joined = wholeNames.filter(
    (name) => IS_ASCII.test(name) && name.length <= MAX_JOINED_LENGTH && !known.has(name),
  );
  return [...words, ...joined];
}

/** @param count number of entries */
function parseWords(text: string, count: number): WordList {
  const words = JSON.parse(text) as Partial<PackedTexts> | null;
  if (typeof words?.words !== 'string' || typeof words.texts !== 'string') {
    throw new TypeError('These are not the words of a search index.');
  }
  return unpackTexts(words as PackedTexts, count);
}

/** Returns the position of the first word that isn't before a term. */
function positionOf(term: string, { words }: WordList): number {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle] ?? '') < term) {
      from = middle + 1;
    } else {
      to = middle;
    }
  }
  return from;
}

/** Returns the positions of the words that begin with a term. */
function positionsFrom(term: string, list: WordList): number[] {
  const first = positionOf(term, list);
  const found: number[] = [];
  for (let at = first; list.words[at]?.startsWith(term); at += 1) {
    found.push(at);
  }
  return found;
}

/** The endings of a word's forms. */
const ENDING = /^(?:s|es|d|ed|ing)$/;

/** Returns how closely a term matches a word that begins with it. */
function closeness(term: string, word: string): number {
  if (word === term) {
    return 1;
  }
  return ENDING.test(word.slice(term.length)) ? FORM : (BEGINNING * term.length) / word.length;
}

/** Of another form of the word. */
const FORM = 0.9;
/** Of a longer word, the longer the less. */
const BEGINNING = 0.6;

/** How closely a term matches each field of an entry: 1 for the word itself, 0 if nothing begins with it. */
export interface FieldMatch {
  name: number;
  aliases: number;
  text: number;
}

/** Adds how closely a term matches a field of entries. */
function addMatches(
  matches: Map<number, FieldMatch>,
  field: keyof FieldMatch,
  list: WordList,
  [term, matching]: [term: string, matching: Matching],
) {
  for (const at of positionsFrom(term, list)) {
    const word = list.words[at] ?? '';
    if (matching === 'whole' && word !== term) {
      return;
    }
    const close = closeness(term, word);
    for (const id of list.positions[at] ?? []) {
      const match = matches.get(id) ?? { name: 0, aliases: 0, text: 0 };
      match[field] = Math.max(match[field], close);
      matches.set(id, match);
    }
  }
}

/** Opens an index made by `buildIndex`. Throws when the text isn't one. */
export function openIndex(text: string): OpenedIndex {
  const { pages, words: wordsFile, texts } = parseFile(text);
  const entries = fromRows(pages);
  const names = entries.map(({ name }) => tokenize(name));
  const lists: Partial<Record<keyof FieldMatch, WordList>> = {
    name: listWords(names),
    aliases: listWords(
      entries.map((entry, id) => (entry.page === id ? aliasWords(entry, names[id] ?? []) : [])),
    ),
  };
  return {
    entries,
    wordsFile,
    textFiles: texts,
    addWords(file) {
      lists.text = parseWords(file, entries.length);
    },
    lookUp(term, matching) {
      const matches = new Map<number, FieldMatch>();
      for (const [field, list] of Object.entries(lists) as [keyof FieldMatch, WordList][]) {
        if (!(field === 'text' && isShort(term))) {
          addMatches(matches, field, list, [term, matching]);
        }
      }
      return matches;
    },
    findAlike(term) {
      if (IS_HAN.test(term)) {
        return entries
          .flatMap(({ wholeNames, aliases }) => [...wholeNames, ...aliases])
          .filter((name) => IS_LONG_HAN.test(name) && isAlikeHan(term, name))
          .map((word) => ({ word, mistakes: 1, uses: 1 }));
      }
      const uses = new Map<string, Set<number>>();
      for (const list of Object.values(lists)) {
        for (const at of positionsFrom(term.charAt(0), list)) {
          const word = list.words[at] ?? '';
          uses.set(word, new Set([...(uses.get(word) ?? []), ...(list.positions[at] ?? [])]));
        }
      }
      return [...uses]
        .map(([word, { size }]) => ({ word, mistakes: mistakesIn(term, word), uses: size }))
        .filter(({ mistakes }) => mistakes < Infinity);
    },
  };
}

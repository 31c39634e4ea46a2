import MiniSearch from 'minisearch';
import type { SearchOptions, SearchResult } from 'minisearch';
import { fromRows } from '../../shared/index/indexFile';
import type { IndexedEntry, IndexFile } from '../../shared/index/indexFile';
import { editDistance } from '@component-docs/kit/shared/similarity';
import { unpackTexts } from '../../shared/index/packedTexts';
import type { PackedTexts } from '../../shared/index/packedTexts';
import type { TextFileRow } from '../../shared/index/buildIndex';
import { tokenize } from '../../shared/tokenize';

/** From this length on, a word may have two typing mistakes. */
const LONG_LENGTH = 8;

/** MiniSearch counts swapped letters as two edits. */
const MAX_EDITS = 2;

const IS_ASCII = /^[\x20-\x7e]+$/;

/** Shorter terms are the beginning of too many words to look for them in texts. */
const MIN_TEXT_LENGTH = 3;

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
  /** Returns the words that a misspelled one may stand for. */
  findAlike: (term: string) => AlikeWord[];
}

/** What both parts of an index have in common: words are complete, and terms are single words. */
const OPTIONS = { processTerm: (word: string) => word };

/** Which letter of a word is doubled is the mistake that is made most. */
const withoutDoubles = (word: string) => word.replace(/(.)\1/g, '$1');

/** Returns the number of mistakes in a word; Infinity if there are too many for its length, or one is in its first letter. */
function mistakesIn(term: string, word: string): number {
  const allowed = term.length < LONG_LENGTH ? 1 : MAX_EDITS;
  const mistakes = editDistance(withoutDoubles(term), withoutDoubles(word));
  return word[0] === term[0] && mistakes <= allowed ? mistakes : Infinity;
}

/** Checks the outer form of a file that the network may have cut short or replaced. */
function parseFile(text: string): IndexFile {
  const file = JSON.parse(text) as Partial<IndexFile> | null;
  if (!Array.isArray(file?.pages) || !Array.isArray(file.texts) || typeof file.words !== 'string') {
    throw new TypeError('This is not a search index.');
  }
  return file as IndexFile;
}

/** Returns the names of a page that readers may type as one word: `datepicker`. */
function joinedNames({ name, aliases, wholeNames }: IndexedEntry): string[] {
  const known = new Set([name, ...aliases].flatMap(tokenize));
  return wholeNames.filter(
    (joined) => IS_ASCII.test(joined) && joined.length <= MAX_JOINED_LENGTH && !known.has(joined),
  );
}

function indexNames(entries: readonly IndexedEntry[]): MiniSearch {
  const names = new MiniSearch({ ...OPTIONS, fields: ['name', 'aliases'], tokenize });
  entries.forEach((entry, id) => {
    const joined = entry.page === id ? joinedNames(entry) : [];
    names.add({ id, name: entry.name, aliases: [...entry.aliases, ...joined].join('\n') });
  });
  return names;
}

/** @param count number of entries */
function indexWords(text: string, count: number): MiniSearch {
  const words = JSON.parse(text) as Partial<PackedTexts> | null;
  if (typeof words?.words !== 'string' || typeof words.texts !== 'string') {
    throw new TypeError('These are not the words of a search index.');
  }
  const index = new MiniSearch({
    ...OPTIONS,
    fields: ['text'],
    tokenize: (list) => list.split(' ').filter(Boolean),
  });
  unpackTexts(words as PackedTexts, count).forEach((list, id) =>
    index.add({ id, text: list.join(' ') }),
  );
  return index;
}

/** What forms of a word end with. */
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

/** Adds how closely a term matches the fields of entries. */
function addMatches(
  matches: Map<number, FieldMatch>,
  term: string,
  results: readonly SearchResult[],
) {
  for (const { id, match } of results) {
    const fields = { ...(matches.get(id as number) ?? NO_MATCH) };
    for (const [word, names] of Object.entries(match)) {
      for (const field of names as (keyof FieldMatch)[]) {
        fields[field] = Math.max(fields[field], closeness(term, word));
      }
    }
    matches.set(id as number, fields);
  }
}

const NO_MATCH = { name: 0, aliases: 0, text: 0 };

/** How closely a term matches each field of an entry: 1 for the word itself, 0 if nothing begins with it. */
export type FieldMatch = typeof NO_MATCH;

/** Opens an index made by `buildIndex`. Throws when the text isn't one. */
export function openIndex(text: string): OpenedIndex {
  const { pages, words: wordsFile, texts } = parseFile(text);
  const entries = fromRows(pages);
  const names = indexNames(entries);
  let words: MiniSearch | undefined;
  return {
    entries,
    wordsFile,
    textFiles: texts,
    addWords(file) {
      words = indexWords(file, entries.length);
    },
    lookUp(term, matching) {
      const options: SearchOptions = {
        tokenize: (single) => [single],
        prefix: matching !== 'whole',
      };
      const isInNamesOnly = IS_ASCII.test(term) && term.length < MIN_TEXT_LENGTH;
      const matches = new Map<number, FieldMatch>();
      addMatches(matches, term, names.search(term, options));
      if (!isInNamesOnly && words) {
        addMatches(matches, term, words.search(term, options));
      }
      return matches;
    },
    findAlike(term) {
      const uses = new Map<string, number>();
      for (const part of [names, words]) {
        const results = part?.search(term, { tokenize: (single) => [single], fuzzy: MAX_EDITS });
        for (const word of results?.flatMap(({ terms }) => terms) ?? []) {
          uses.set(word, (uses.get(word) ?? 0) + 1);
        }
      }
      return [...uses]
        .map(([word, count]) => ({ word, mistakes: mistakesIn(term, word), uses: count }))
        .filter(({ mistakes }) => mistakes < Infinity);
    },
  };
}

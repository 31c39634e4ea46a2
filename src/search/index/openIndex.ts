import MiniSearch from 'minisearch';
import { fromRows } from '../shared/index/indexFile';
import type { IndexedEntry, IndexFile } from '../shared/index/indexFile';
import { editDistance } from '../../lib/shared/similarity';
import { INDEX_OPTIONS } from './options';
import { unpackTexts } from '../shared/index/packedTexts';
import type { TextFileRow } from '../shared/index/textFiles';

/** Minimum length of a word for fuzzy matching. Shorter words have too many near matches. */
const MIN_FUZZY_LENGTH = 4;

/** From this length on, a word may have two typing mistakes. */
const LONG_LENGTH = 8;

/** MiniSearch counts swapped letters as two edits. */
const MAX_EDITS = 2;

const IS_ASCII = /^[\x20-\x7e]+$/;

/** Shorter terms are the beginning of too many words to look for them in texts. */
const MIN_TEXT_LENGTH = 3;

/** Weights of fields. */
const BOOST = { name: 4, aliases: 3, text: 0.5 };

/** How a term is looked up: as it is, by words that begin with it, or also by words spelled alike. */
export type Matching = 'whole' | 'prefix' | 'fuzzy';

/** An opened index. */
export interface OpenedIndex {
  entries: readonly IndexedEntry[];
  textFiles: readonly TextFileRow[];
  /** Returns how well a term matches the entries that contain it, by their ids. */
  lookUp: (term: string, matching: Matching) => ReadonlyMap<number, number>;
}

/** Whether a word has few enough mistakes for its length, none of them in its first letter. */
function isSpelledAlike(term: string, found: string): boolean {
  const allowed = term.length < LONG_LENGTH ? 1 : MAX_EDITS;
  return found[0] === term[0] && editDistance(term, found) <= allowed;
}

/** Checks the outer form of a file that the network may have cut short or replaced. */
function parseFile(text: string): IndexFile {
  const file = JSON.parse(text) as Partial<IndexFile> | null;
  if (!Array.isArray(file?.pages) || !Array.isArray(file.texts) || !file.words) {
    throw new TypeError('This is not a search index.');
  }
  return file as IndexFile;
}

/** Opens an index made by `buildIndex`. Throws when the text isn't one. */
export function openIndex(text: string): OpenedIndex {
  const { pages, words, texts } = parseFile(text);
  const entries = fromRows(pages);
  const index = new MiniSearch(INDEX_OPTIONS);
  const wordsOf = unpackTexts(words, entries.length);
  entries.forEach(({ name, aliases }, id) =>
    index.add({ id, name, aliases: aliases.join('\n'), text: wordsOf[id]?.join(' ') ?? '' }),
  );
  return {
    entries,
    textFiles: texts,
    lookUp(term, matching) {
      const isFuzzy =
        matching === 'fuzzy' && term.length >= MIN_FUZZY_LENGTH && IS_ASCII.test(term);
      const results = index.search(term, {
        tokenize: (single) => [single],
        processTerm: (word) => word,
        prefix: matching !== 'whole',
        fuzzy: isFuzzy && MAX_EDITS,
        boost: BOOST,
        ...(IS_ASCII.test(term) &&
          term.length < MIN_TEXT_LENGTH && { fields: ['name', 'aliases'] }),
        weights: { prefix: 0.5, fuzzy: 0.3 },
      });
      const isMatch = (found: string) => found.startsWith(term) || isSpelledAlike(term, found);
      return new Map(
        results
          .filter(({ terms }) => !isFuzzy || terms.some(isMatch))
          .map(({ id, score }) => [id as number, score]),
      );
    },
  };
}

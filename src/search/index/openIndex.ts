import MiniSearch from 'minisearch';
import { fromRows } from './indexFile';
import type { IndexedEntry, IndexFile } from './indexFile';
import { INDEX_OPTIONS } from './options';
import { unpackTexts } from './packedTexts';
import type { TextFileRow } from './textFiles';

/** Minimum length of a word for fuzzy matching. Shorter words have too many near matches. */
const MIN_FUZZY_LENGTH = 4;

/** From this length on, two letters may differ: swapped letters count as two. */
const LONG_LENGTH = 6;

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

/** Returns how many letters of a term may differ. */
function allowedEdits(term: string): number {
  if (!IS_ASCII.test(term) || term.length < MIN_FUZZY_LENGTH) {
    return 0;
  }
  return term.length < LONG_LENGTH ? 1 : 2;
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
      const fuzzy = matching === 'fuzzy' && allowedEdits(term);
      const results = index.search(term, {
        tokenize: (single) => [single],
        processTerm: (word) => word,
        prefix: matching !== 'whole',
        fuzzy,
        boost: BOOST,
        ...(IS_ASCII.test(term) &&
          term.length < MIN_TEXT_LENGTH && { fields: ['name', 'aliases'] }),
        weights: { prefix: 0.5, fuzzy: 0.3 },
      });
      return new Map(results.map(({ id, score }) => [id as number, score]));
    },
  };
}

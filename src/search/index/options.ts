import type { Options } from 'minisearch';
import { isStopWord } from '../stopWords';
import { tokenize } from '../tokenize';

/** What MiniSearch indexes of a page or an entry. */
export interface IndexedDocument {
  id: number;
  name: string;
  aliases: string;
  text: string;
}

/** Shared by the build and the browser: an index must be read with the options it was made with. */
export const INDEX_OPTIONS: Options<IndexedDocument> = {
  fields: ['name', 'aliases', 'text'] satisfies (keyof IndexedDocument)[],
  tokenize,
  // `tokenize` has already processed the terms. Words without meaning are kept in names: a prop is `in`.
  processTerm: (term, field) => (field === 'text' && isStopWord(term) ? null : term),
};

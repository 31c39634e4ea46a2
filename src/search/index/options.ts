import type { Options } from 'minisearch';
import { tokenize } from '../shared/tokenize';

/** What MiniSearch indexes of a page or an entry. */
export interface IndexedDocument {
  id: number;
  name: string;
  aliases: string;
  /** Words, separated by spaces. */
  text: string;
}

export const INDEX_OPTIONS: Options<IndexedDocument> = {
  fields: ['name', 'aliases', 'text'] satisfies (keyof IndexedDocument)[],
  tokenize: (text, field) => (field === 'text' ? text.split(' ').filter(Boolean) : tokenize(text)),
  // The words are complete.
  processTerm: (word) => word,
};

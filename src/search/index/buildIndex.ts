import MiniSearch from 'minisearch';
import type { SearchPage } from '../types';
import { toRows, toTexts } from './indexFile';
import type { IndexFile } from './indexFile';
import { INDEX_OPTIONS } from './options';
import type { IndexedDocument } from './options';

/** The text of the two files of an index. */
export interface BuiltIndex {
  index: string;
  /** The texts of all entries, from which excerpts are cut. */
  texts: string;
}

function documentsOf(pages: readonly SearchPage[]): IndexedDocument[] {
  return pages
    .flatMap(({ title, aliases, text, entries }) => [
      { name: title, aliases: aliases.join('\n'), text },
      ...entries.map((entry) => ({ name: entry.name, aliases: '', text: entry.text })),
    ])
    .map((document, id) => ({ id, ...document }));
}

/** Returns the index of some pages, to be written by the build and opened by `openIndex`. */
export function buildIndex(pages: readonly SearchPage[]): BuiltIndex {
  const index = new MiniSearch(INDEX_OPTIONS);
  index.addAll(documentsOf(pages));
  const file: IndexFile = { pages: toRows(pages), words: index.toJSON() };
  return { index: JSON.stringify(file), texts: JSON.stringify(toTexts(pages)) };
}

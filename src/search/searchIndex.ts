import MiniSearch from 'minisearch';
import type { Options, SearchOptions } from 'minisearch';
import { tokenize } from './tokenize';
import type { EntryKind, SearchEntry, SearchHit } from './types';

const SHOWN: (keyof SearchHit)[] = ['kind', 'component', 'name', 'path', 'text'];

/** Minimum length of a word for fuzzy matching. Shorter words have too many near matches. */
const MIN_FUZZY_LENGTH = 5;

/** Classes have low weight: they repeat the names of what they style and would rank above it. */
const WEIGHTS: Readonly<Record<EntryKind, number>> = {
  component: 2,
  prop: 1.5,
  slot: 1,
  class: 0.4,
};

/** Boost of a whole name (`Button`) over the same word within a name (`ButtonGroup`). */
const WHOLE_NAME_BOOST = 4;

function weightOf({ kind, component, name }: SearchHit, term: string): number {
  const whole = [component, name].filter((text) => text.toLowerCase() === term);
  return WEIGHTS[kind] * WHOLE_NAME_BOOST ** whole.length;
}

const SEARCH: SearchOptions = {
  // An entry must contain every word.
  combineWith: 'AND',
  prefix: true,
  fuzzy: (term) => (term.length >= MIN_FUZZY_LENGTH ? 0.2 : false),
  boost: { name: 4, component: 2 },
  boostDocument: (_id, term, stored) => weightOf(stored as unknown as SearchHit, term),
};

/** Shared by the build and the browser: an index must be read with the options it was made with. */
const OPTIONS: Options<SearchEntry> = {
  idField: 'path',
  fields: ['name', 'component', 'description'],
  storeFields: SHOWN,
  tokenize,
  // `tokenize` has already processed the terms.
  processTerm: (term) => term,
  searchOptions: SEARCH,
};

/** Finds entries by words of their name, component, and description, best match first. */
export type Search = (query: string) => SearchHit[];

/**
 * Returns the serialized index of the entries, to be written by the build. Throws when two entries have
 * the same path.
 */
export function buildIndex(entries: readonly SearchEntry[]): string {
  const index = new MiniSearch(OPTIONS);
  index.addAll(entries);
  return JSON.stringify(index);
}

/** Opens an index serialized by `buildIndex`. Throws when the text isn't one. */
export function openIndex(text: string): Search {
  const index = MiniSearch.loadJSON(text, OPTIONS);
  return (query) =>
    index.search(query).map((result) => {
      // MiniSearch types stored fields loosely, but returns them as they were added.
      const { kind, component, name, path, text: sentence } = result as unknown as SearchHit;
      return { kind, component, name, path, text: sentence };
    });
}

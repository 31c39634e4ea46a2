import MiniSearch from 'minisearch';
import type { Options, SearchOptions } from 'minisearch';
import { tokenize } from './tokenize';
import type { EntryKind, SearchEntry, SearchHit } from './types';

const SHOWN: (keyof SearchHit)[] = ['kind', 'component', 'name', 'path', 'text'];

/** A word this short has too many neighbours to guess at. */
const SHORTEST_MISTYPED = 5;

/** Classes repeat the names of what they style, so that they would come before it. */
const WEIGHTS: Readonly<Record<EntryKind, number>> = {
  component: 2,
  prop: 1.5,
  slot: 1,
  class: 0.4,
};

/** How much more a whole name counts than the same word within one: `Button`, `ButtonGroup`. */
const WHOLE_NAME = 4;

function weightOf({ kind, component, name }: SearchHit, term: string): number {
  const whole = [component, name].filter((text) => text.toLowerCase() === term);
  return WEIGHTS[kind] * WHOLE_NAME ** whole.length;
}

const SEARCH: SearchOptions = {
  // Every word has to be somewhere in an entry.
  combineWith: 'AND',
  prefix: true,
  fuzzy: (term) => (term.length >= SHORTEST_MISTYPED ? 0.2 : false),
  boost: { name: 4, component: 2 },
  boostDocument: (_id, term, stored) => weightOf(stored as unknown as SearchHit, term),
};

/** The same in build and browser: an index is read as it was made. */
const OPTIONS: Options<SearchEntry> = {
  idField: 'path',
  fields: ['name', 'component', 'description'],
  storeFields: SHOWN,
  tokenize,
  // `tokenize` has done it.
  processTerm: (term) => term,
  searchOptions: SEARCH,
};

/** Finds entries by words of their name, component and description, best first. */
export type Search = (query: string) => SearchHit[];

/** Makes the index of entries as text, to be written by the build. Throws when a path is there twice. */
export function buildIndex(entries: readonly SearchEntry[]): string {
  const index = new MiniSearch(OPTIONS);
  index.addAll(entries);
  return JSON.stringify(index);
}

/** Opens an index that `buildIndex` made. Throws when the text is not one. */
export function openIndex(text: string): Search {
  const index = MiniSearch.loadJSON(text, OPTIONS);
  return (query) =>
    index.search(query).map((result) => {
      // Stored as they were given: the index types what it stores loosely.
      const { kind, component, name, path, text: sentence } = result as unknown as SearchHit;
      return { kind, component, name, path, text: sentence };
    });
}

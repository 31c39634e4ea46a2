import type { EntryKind } from '../../shared/types';

/*
 * All weights of the search. Each is needed by one of the recorded queries (tests/fixtures/search-queries.json) or by
 * a unit test.
 */

/** Weights of the fields of an index. */
export const FIELD_WEIGHTS = { name: 4, aliases: 3, text: 0.5 };

/**
 * Weights of entries by kind; 1 for others. Classes have low weight: they repeat the names of what they style and
 * would rank above it; messages of the console have the words of many questions.
 */
export const KIND_WEIGHTS: Readonly<Partial<Record<EntryKind, number>>> = {
  page: 3,
  api: 1.5,
  section: 1.2,
  error: 0.3,
  prop: 0.6,
  demo: 0.6,
  slot: 0.6,
  class: 0.4,
};

export const WEIGHTS = {
  /** Of a message of the console that is in the query with its values: nothing else can be meant. */
  quotedMessage: 1000,
  /** Of a name that only matches by its parts: `text field` for `TextField`. */
  parts: 0.6,
  /** Of words that are not in an entry but in the names and the text of its page. */
  pageWord: 0.5,
  /** Of words that only other parts of the page have. */
  otherPart: 0.12,
  /**
   * For each word of the query that neither it nor the names and the text of its page have, an entry is worse: to the
   * power of how rare the word is.
   */
  missingWord: 0.03,
  /** Of an entry with the name that was asked for, over one that has it within its name. */
  wholeName: 2.1,
  /** Of a page whose name is all of the query, over sections with that name. */
  pageOfName: 2,
  /** Of a page whose other names, such as synonyms, are all of the query. */
  wholeAlias: 2.8,
  /** Of an entry of a page with the name that was asked for: `button color`. */
  pageName: 3,
  /** Of pages with the mark of what is deprecated or of an earlier version, and of what is on migration pages. */
  outdated: 0.2,
  /** Of the further entries of a page, which add to its score. */
  further: 0.1,
  /** Of a page of the API reference: most readers look for how to do something. */
  apiPage: 0.65,
  /** Of the first product: most questions are about it. */
  mainProduct: 4.5,
  /** Of the pages of a product, or of its part, that the query names. */
  namedProduct: 22,
  /** Of the pages of the reader's product. */
  ownProduct: 4,
  /**
   * A page without all words is shown beside those that have them if its score is this share of the best one's.
   */
  keptShare: 0.3,
};

/** How many further entries of a page add to its score. */
export const MAX_FURTHER = 5;

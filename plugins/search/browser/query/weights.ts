import type { EntryKind } from '../../shared/types';

/*
 * All weights of the search. Each is needed by recorded queries, which tests/fixtures/search-weights.json names: their right page
 * comes later with five times, or with a fifth of, the weight. A weight without such a query goes.
 */

/** Weights of the fields of an index. */
export const FIELD_WEIGHTS = { name: 1, aliases: 0.3, text: 0.65 };

/** Weights of entries by kind; 1 for others. Entries of the reference share many of their names with guides. */
export const KIND_WEIGHTS: Readonly<Partial<Record<EntryKind, number>>> = {
  page: 1.2,
  api: 0.6,
  slot: 0.6,
  class: 0.6,
};

export const WEIGHTS = {
  /** Of a name that only matches by its parts: `text field` for `TextField`. */
  parts: 0.3,
  /** Of a word that all pages have, compared with a rare word. */
  common: 0.25,
  /** Of words after "with", "that", and the like: the subject of "card with image" is the card. */
  afterWith: 0.6,
  /**
   * Of the name of another library, by which readers say where they know a word from, and of "prop" and the like, beside
   * other words.
   */
  aside: 0.3,
  /** Of words that are not in an entry but in the names and the text of its page. */
  pageWord: 1.3,
  /** Of words that only other parts of the page have. */
  otherPart: 0.5,
  /**
   * For each word of the query that neither it nor the names and the text of its page have, an entry is worse: to the
   * power of how rare the word is.
   */
  missingWord: 0.4,
  /** Of how much the query and the name of an entry are the same. */
  ownName: 0.6,
  /** Of how much the query and the name of an entry's page are the same. */
  pageName: 0.9,
  /** Of how much the query and both names together are the same: `button color`. */
  bothNames: 0.5,
  /** Of pages marked as deprecated or as of an earlier version, and of everything on migration pages. */
  outdated: 0.5,
  /** Of the further entries of a page, which add to its score. */
  further: 0.07,
  /** Of a page of the API reference: most readers look for how to do something. */
  apiPage: 0.7,
  /** Of the pages of a product, or of its part, that the query names. */
  namedProduct: 3,
  /** Of the pages of the reader's product; without one, of the first: most questions are about it. */
  ownProduct: 2,
  /**
   * A page without all words is shown beside pages that have them if its score is this share of the best one's.
   */
  keptShare: 0.3,
};

/** How many further entries of a page add to its score. */
export const MAX_FURTHER = 5;

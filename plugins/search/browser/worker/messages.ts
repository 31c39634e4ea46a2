import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { IndexList } from '../../shared/indexList';
import type { EntryKind, HitGroup, PageShortcut } from '../../shared/types';

/**
 * The number of characters of a query that are searched for. A longer query is text pasted by mistake. It is
 * here because pages tell readers about the limit, but don't load the parser of queries.
 */
export const MAX_LENGTH = 100;

/** A part of the site that searches; of its requests, only the latest is of interest. */
interface Addressed {
  channel: number;
  /** Grows with each request of the channel. */
  id: number;
  /** Base URL of the language, with a slash at both ends. */
  baseUrl: string;
  /** The indexes of the language. */
  list: IndexList;
}

/** Asks for the hits of a query. */
export interface SearchRequest extends Addressed {
  type: 'search';
  query: string;
  /** The products to search. */
  products: readonly ProductId[];
  /** The products to search if nothing is found in `products`. */
  others: readonly ProductId[];
  /** Empty for all kinds. */
  kinds: readonly EntryKind[];
  /** How many of the pages need excerpts: for more, more texts are loaded. Infinity for all. */
  excerpts: number;
}

/** Asks for all pages of products, in place of hits. */
export interface PagesRequest extends Addressed {
  type: 'pages';
  products: readonly ProductId[];
}

export type WorkerRequest = SearchRequest | PagesRequest;

/**
 * The hits of a query. It comes again when more has been loaded: the words of texts, then the texts that
 * excerpts are cut from.
 */
export interface FoundAnswer {
  type: 'found';
  query: string;
  groups: HitGroup[];
  /** Only names have been looked up so far. */
  isIncomplete: boolean;
  /** Nothing was found in the products that were asked for, and these are from others. */
  isElsewhere: boolean;
  /** Nothing has all words of the query, and these have some of them. */
  isPartial: boolean;
  /** Products whose index couldn't be loaded. */
  missing: ProductId[];
  /** The words that hits contain, in lower case, for highlighting; empty if the query has no words. */
  words: string[];
  /** The query was too long, and only its beginning was searched for. */
  isCut: boolean;
}

export type WorkerAnswer =
  | FoundAnswer
  | { type: 'pages'; pages: PageShortcut[] }
  /** No index could be loaded, or the search itself couldn't be. */
  | { type: 'failed' };

/** An answer with the request that it belongs to. */
export type AddressedAnswer = Pick<Addressed, 'channel' | 'id'> & { answer: WorkerAnswer };

import type { Mark } from '@component-docs/page-tree/shared/chips';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { PageShortcut } from '@component-docs/page-tree/shared/types';

export type { PageShortcut };

/**
 * The kinds of targets that hits lead to. An `api` entry is a component, hook, or interface of the API
 * reference.
 */
export const ENTRY_KINDS = [
  'page',
  'api',
  'section',
  'demo',
  'prop',
  'slot',
  'class',
  'error',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** The kinds of whole pages, as opposed to parts of a page. */
export type PageKind = Extract<EntryKind, 'page' | 'api'>;

/** A searchable part of a page. */
export interface PageEntry {
  kind: Exclude<EntryKind, PageKind>;
  name: string;
  /** Without `#`. */
  anchor: string;
  /** Plain text: searched, and shown as an excerpt. */
  text: string;
}

/** A searchable page with its parts. */
export interface SearchPage {
  kind: PageKind;
  title: string;
  /** Site path, without base URL and language. It has a fragment for a component within a tab. */
  path: string;
  /** Other names of the page: its long title, its title in other languages, synonyms. */
  aliases: readonly string[];
  /** The aliases that name this page alone: its titles in all languages. */
  titles?: readonly string[];
  /** The marks that it has in the side navigation; absent if there are none. */
  marks?: readonly Mark[];
  /** Plain text: searched, and shown as an excerpt. */
  text: string;
  entries: readonly PageEntry[];
}

/** A search result: an entry, and the terms of the query that it contains. */
export interface Hit {
  kind: EntryKind;
  name: string;
  /** Site path with fragment, without base URL and language. */
  path: string;
  /** A part of its text; empty until the texts have loaded, or if it has none. */
  excerpt: string;
}

/** The hits on one page, best first. The page's own hit, if there is one, is the first. */
export interface HitGroup {
  product: ProductId;
  kind: PageKind;
  title: string;
  path: string;
  /** The page's; absent if there are none. */
  marks?: readonly Mark[];
  /** How many pages have the prop of the first hit, if it is shown for all of them. */
  propPages?: number;
  hits: Hit[];
}

/** The shortcuts to pages of a product on the start screen of the search. */
export interface ShortcutGroup {
  product: ProductId;
  pages: PageShortcut[];
}

/** A subject that readers look for, and that isn't here. */
export interface AbsentSubject {
  /** The words that readers ask for it with. */
  words: readonly string[];
  /** The sentence that they get. */
  text: string;
  /** The nearest thing that is here; absent if this build has no such page. */
  page?: PageShortcut;
}

/** Where to search: in one product or in all. */
export type Scope = ProductId | 'all';

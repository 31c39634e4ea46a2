import type { PageShortcut } from '../../shared/types';
import { useState, useSyncExternalStore } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { createStored } from '@component-docs/kit/browser/createStored';
import type { Stored } from '@component-docs/kit/browser/createStored';

/** The pages that a reader has found and marked, newest first, as stored on the device. */
export interface StoredPages {
  recent: readonly PageShortcut[];
  favorites: readonly PageShortcut[];
}

export const NO_PAGES: StoredPages = { recent: [], favorites: [] };

/** The most pages of a list. Longer ones would themselves have to be searched. */
export const MAX_PAGES = 6;

/** Longer titles aren't ours. */
const MAX_TITLE = 200;

/** A path of this site, not the address of another one. */
const SITE_PATH = /^\/(?![/\\])\S*$/;

function parsePage(value: unknown): PageShortcut[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const { title, path } = value as Partial<Record<keyof PageShortcut, unknown>>;
  const isPage =
    typeof title === 'string' &&
    typeof path === 'string' &&
    title.length <= MAX_TITLE &&
    SITE_PATH.test(path);
  return isPage ? [{ title, path }] : [];
}

function parseList(value: unknown): PageShortcut[] {
  return Array.isArray(value) ? value.flatMap(parsePage).slice(0, MAX_PAGES) : [];
}

/** Parses stored pages. Leaves out values that aren't pages; anything may be stored under our key. */
export function parseStoredPages(text: string | null): StoredPages {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) {
      return NO_PAGES;
    }
    const { recent, favorites } = value as Partial<Record<keyof StoredPages, unknown>>;
    return { recent: parseList(recent), favorites: parseList(favorites) };
  } catch {
    return NO_PAGES;
  }
}

const without = (pages: readonly PageShortcut[], { path }: PageShortcut) =>
  pages.filter((page) => page.path !== path);

/** Puts a page in front of the recent ones; a favorite stays where it is. */
export function withRecent({ recent, favorites }: StoredPages, page: PageShortcut): StoredPages {
  const isFavorite = favorites.some(({ path }) => path === page.path);
  return {
    recent: isFavorite ? recent : [page, ...without(recent, page)].slice(0, MAX_PAGES),
    favorites,
  };
}

/** Makes a page a favorite. Returns the same pages if it is one, or if there is no room for it. */
export function withFavorite(pages: StoredPages, page: PageShortcut): StoredPages {
  const { recent, favorites } = pages;
  return favorites.length >= MAX_PAGES || favorites.some(({ path }) => path === page.path)
    ? pages
    : { recent: without(recent, page), favorites: [page, ...favorites] };
}

/** Makes a favorite a recent page. */
export function withoutFavorite(
  { recent, favorites }: StoredPages,
  page: PageShortcut,
): StoredPages {
  return {
    recent: [page, ...without(recent, page)].slice(0, MAX_PAGES),
    favorites: without(favorites, page),
  };
}

/** The pages of each language, for as long as the document lasts. */
const stores = new Map<string, Stored<StoredPages>>();

function storeOf(language: string): Stored<StoredPages> {
  const key = `search-pages-${language}`;
  const store =
    stores.get(key) ?? createStored({ key, parse: parseStoredPages, print: JSON.stringify });
  stores.set(key, store);
  return store;
}

/** Returns the reader's recent and favorite pages, whose titles are in the language of the site. */
export function useStoredPages() {
  const store = storeOf(useDocusaurusContext().i18n.currentLocale);
  const pages = useSyncExternalStore(store.subscribe, store.get);
  const problem = useSyncExternalStore(store.subscribe, store.problem);
  const [isRefused, setRefused] = useState(false);
  return {
    pages,
    /** Why the reader's last change wasn't made, or isn't stored. */
    problem: isRefused ? ('full' as const) : problem,
    addRecent: (page: PageShortcut) => store.change((stored) => withRecent(stored, page)),
    addFavorite: (page: PageShortcut) => {
      store.change((stored) => withFavorite(stored, page));
      setRefused(!store.get().favorites.some(({ path }) => path === page.path));
    },
    removeFavorite: (page: PageShortcut) => {
      store.change((stored) => withoutFavorite(stored, page));
      setRefused(false);
    },
  };
}

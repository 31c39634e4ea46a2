import { useState, useSyncExternalStore } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { createStored } from '@component-docs/kit/browser/createStored';
import type { Stored } from '@component-docs/kit/browser/createStored';
import type { PageShortcut } from '../../shared/types';
import { parseStoredPages, withFavorite, withoutFavorite, withRecent } from './storedPages';
import type { StoredPages } from './storedPages';

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

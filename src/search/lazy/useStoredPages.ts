import { useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { PageShortcut } from '../shared/types';
import { NO_PAGES, parseStoredPages, withRecent, withToggled } from './storedPages';
import type { StoredPages } from './storedPages';

/** A browser that stores nothing, by the reader's choice, throws on access. */
function read(key: string): StoredPages {
  try {
    return parseStoredPages(window.localStorage.getItem(key));
  } catch {
    return NO_PAGES;
  }
}

function write(key: string, pages: StoredPages): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(pages));
  } catch {
    // The list lasts as long as the page does.
  }
}

/** Returns the reader's recent and favorite pages, whose titles are in the language of the site. */
export function useStoredPages() {
  const { currentLocale } = useDocusaurusContext().i18n;
  const key = `search-pages-${currentLocale}`;
  const [pages, setPages] = useState(() => read(key));
  const change = (changed: StoredPages) => {
    write(key, changed);
    setPages(changed);
  };
  return {
    pages,
    /** Another tab may have stored something since. */
    addRecent: (page: PageShortcut) => change(withRecent(read(key), page)),
    toggle: (page: PageShortcut) => change(withToggled(pages, page)),
  };
}

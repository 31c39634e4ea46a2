import type { IsWanted, PageParts } from './fetchPage';
import { pathKey } from '../../shared/pages';

/** Pages that are kept: the way back and forth between a few of them needs no network. */
const MAX_PAGES = 24;
/** How long a page is kept, in ms. One that was fetched ahead would show what has changed since. */
const MAX_AGE_MS = 10 * 60_000;

type FetchPage = (path: string, isWanted?: IsWanted) => Promise<PageParts>;

export interface PageCache {
  /** Returns a page from the cache or fetches it. A failed page can be asked for again. */
  get: FetchPage;
  /** Whether a page is there, and needs no network. */
  has: (path: string) => boolean;
}

/**
 * Creates a cache of the pages used last. One that is asked for twice at once is fetched once.
 *
 * @param maxPages how many are kept; the one that was used longest ago goes first
 */
export function createPageCache(fetchPage: FetchPage, maxPages = MAX_PAGES): PageCache {
  const pages = new Map<string, Promise<PageParts>>();
  const arrived = new WeakMap<Promise<PageParts>, number>();
  /** Without a network, an old page is better than none. */
  const isOld = (page: Promise<PageParts>) =>
    Date.now() - (arrived.get(page) ?? Date.now()) > MAX_AGE_MS && navigator.onLine;
  const find = (path: string) => {
    const page = pages.get(pathKey(path));
    return page && !isOld(page) ? page : undefined;
  };
  return {
    has(path) {
      const page = find(path);
      return page !== undefined && arrived.has(page);
    },
    get(path, isWanted) {
      const key = pathKey(path);
      const page = find(path) ?? fetchPage(path, isWanted);
      // A map keeps the order of insertion: the last one used is its last entry.
      pages.delete(key);
      pages.set(key, page);
      page.then(
        () => arrived.has(page) || arrived.set(page, Date.now()),
        () => {
          if (pages.get(key) === page) {
            pages.delete(key);
          }
        },
      );
      const [oldest] = pages.keys();
      if (pages.size > maxPages && oldest !== undefined) {
        pages.delete(oldest);
      }
      return page;
    },
  };
}

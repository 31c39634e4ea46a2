import type { PageParts } from './fetchPage';
import { pathKey } from '../../shared/pages';

/**
 * Pages that are kept: the way back and forth between a few of them needs no network, and each may bring a few that
 * its links lead to.
 */
const MAX_PAGES = 24;

type FetchPage = (path: string) => Promise<PageParts>;

export interface PageCache {
  /** Returns a page from the cache or fetches it. A failed page can be asked for again. */
  get: (path: string) => Promise<PageParts>;
  /** Whether a page is there, and needs no network. */
  has: (path: string) => boolean;
}

/**
 * Creates a cache of the pages used last. A page that is requested twice at once is fetched once.
 *
 * @param maxPages how many pages are kept; the page that was used longest ago goes first
 */
export function createPageCache(fetchPage: FetchPage, maxPages = MAX_PAGES): PageCache {
  const pages = new Map<string, Promise<PageParts>>();
  const arrived = new WeakSet<Promise<PageParts>>();
  return {
    has(path) {
      const page = pages.get(pathKey(path));
      return page !== undefined && arrived.has(page);
    },
    get(path) {
      const key = pathKey(path);
      const page = pages.get(key) ?? fetchPage(path);
      // A map keeps the order of insertion: the last one used is its last entry.
      pages.delete(key);
      pages.set(key, page);
      page.then(
        () => arrived.add(page),
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

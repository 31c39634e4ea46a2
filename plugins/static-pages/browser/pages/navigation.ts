import { afterPaint } from '@component-docs/kit/browser/afterPaint';
import { loadedUrl } from '@component-docs/kit/browser/loadedUrl';
import { pathKey } from '../../shared/pages';
import { fetchPage } from './fetchPage';
import type { PageParts } from './fetchPage';
import { addEmotionStyles, preparePage, showTopFirst } from './preparePage';
import type { PreparedPage } from './preparePage';
import { enterHistoryEntry, restoreScrollPosition, startsAtTop } from './scrollPositions';
import { setShownPath } from './shownPath';
import { announcePage, focusPage, swapPage } from './swapPage';
import type { SwapHooks } from './swapPage';

/**
 * Pages that are kept: the way back and forth between a few of them needs no network, and each may bring a few that
 * its links lead to.
 */
const MAX_PAGES = 24;

type FetchPage = (path: string) => Promise<PageParts>;

interface PageCache {
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

interface Waiter {
  resolve: () => void;
  reject: (error: Error) => void;
}

/** Navigation between the pages of this site within one document. Browser only. */
export interface Navigation {
  /**
   * To be called when the address has changed. Resolves when its page is on the screen (at once if it is
   * there already), and rejects when only a full load can show it.
   */
  follow: () => Promise<void>;
  /** Fetches and prepares a page that a reader may ask for next. Never rejects. */
  prefetch: (path: string) => Promise<void>;
  /** Fetches a page that a reader hasn't pointed at. Never rejects. */
  fetchAhead: (path: string) => Promise<void>;
  /** Whether a page can be shown without the network. */
  isFetched: (path: string) => boolean;
}

const ignore = () => {};

/** Puts a page into the document, at the reader's place. */
function show(page: PreparedPage, hooks: SwapHooks): void {
  const isFromTop = startsAtTop();
  const showRest = isFromTop ? showTopFirst() : () => {};
  addEmotionStyles(page.topStyles);
  swapPage(page, hooks);
  restoreScrollPosition(true);
  focusPage();
  announcePage();
  const { pathname } = window.location;
  const finish = () => {
    // The side navigation renders for it.
    setShownPath(pathname);
    addEmotionStyles(page.belowStyles);
    showRest();
  };
  if (isFromTop) {
    afterPaint(finish);
  } else {
    finish();
  }
}

/**
 * Starts navigation from the page that the document was loaded with. The address can be another one already:
 * `follow` shows its page.
 *
 * Readers click, go back and forward, and answers arrive late, out of order, or not at all. The page on the
 * screen always belongs to the address; while that page loads, the one before stays.
 */
export function createNavigation(hooks: SwapHooks): Navigation {
  const { pathname: loadedPath } = loadedUrl();
  setShownPath(loadedPath);
  const cache = createPageCache((path) => fetchPage(path));
  /** The page prepared last, which is most likely shown next. */
  let prepared: { parts: PageParts; page: Promise<PreparedPage> } | undefined;
  /** The path of the page on the screen, and the path of the address while its page isn't there yet. */
  let shown = pathKey(loadedPath);
  let awaited: string | undefined;
  const waiters: Waiter[] = [];

  function prepare(parts: PageParts): Promise<PreparedPage> {
    if (prepared?.parts !== parts) {
      prepared = { parts, page: preparePage(parts) };
    }
    return prepared.page;
  }

  async function load(path: string): Promise<void> {
    const page = await cache
      .get(window.location.pathname)
      .then(prepare)
      .catch((error: unknown) => console.warn(error));
    // An answer to an address that the reader has left again changes nothing.
    if (path !== awaited) {
      return;
    }
    awaited = undefined;
    if (!page) {
      const error = new Error(`${path} needs a full load.`);
      waiters.splice(0).forEach(({ reject }) => reject(error));
      return;
    }
    shown = path;
    prepared = undefined;
    show(page, hooks);
    const settled = waiters.splice(0);
    afterPaint(() => settled.forEach(({ resolve }) => resolve()));
  }

  return {
    follow() {
      const path = pathKey(window.location.pathname);
      enterHistoryEntry();
      return new Promise((resolve, reject) => {
        waiters.push({ resolve, reject });
        if (path === shown) {
          awaited = undefined;
          waiters.splice(0).forEach((waiter) => waiter.resolve());
        } else if (path !== awaited) {
          awaited = path;
          void load(path);
        }
      });
    },
    prefetch: (path) => cache.get(path).then(prepare).then(ignore, ignore),
    fetchAhead: (path) => cache.get(path).then(ignore, ignore),
    isFetched: cache.has,
  };
}

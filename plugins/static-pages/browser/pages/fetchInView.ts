import { whenIdle } from '../islands/whenNeeded';
import { whenReaderActs } from '../islands/whenReaderActs';
import { mayFetchUnasked } from './connection';
import type { Navigation } from './navigation';
import { siteLink } from './prefetchLinks';

/** Links in what a page says, other than those of its breadcrumbs. */
const LINKS = 'main a[href^="/"]:not(nav *)';
/** Links to the pages before and after in the side navigation, the likelier first. */
const NEIGHBORS = ['a.pagination-nav__link--next', 'a.pagination-nav__link--prev'];

/** What one page may fetch ahead before a sign of its reader, and how much more after it, in bytes. */
const UNSEEN_BYTES = 20_000;
const READER_BYTES = 80_000;
/** No page is smaller: with less left, it isn't worth asking. */
const MIN_BYTES = 10_000;
/** How long a view rests until its links are fetched: a reader who scrolls on wants none of them. In ms. */
const REST_MS = 150;

/**
 * Fetches the pages of links in view, from the top of the page down, then those before and after it in the
 * side navigation: one at a time, when the browser is idle, and up to a number of bytes for each page.
 *
 * @param region content that was put into the document
 * @returns a function that ends it
 */
export function fetchInView(
  region: ParentNode,
  { isFetched, fetchAhead }: Pick<Navigation, 'isFetched' | 'fetchAhead'>,
): () => void {
  const links = [...region.querySelectorAll(LINKS)];
  const neighbors = NEIGHBORS.flatMap((name) => [...region.querySelectorAll(name)]);
  const inView = new Set<Element>();
  const tried = new Set<string>();
  let bytesLeft = UNSEEN_BYTES;
  let isUnderway = false;
  let cancel = () => {};

  /** Takes the page that is likeliest to be asked for next, of those that aren't there. */
  const takeNext = () => {
    for (const element of [...links.filter((link) => inView.has(link)), ...neighbors]) {
      const path = siteLink(element, window.location)?.pathname;
      if (path && !tried.has(path) && !isFetched(path)) {
        tried.add(path);
        return path;
      }
    }
    return undefined;
  };
  const fetchNext = async () => {
    const mayFetch = !isUnderway && bytesLeft >= MIN_BYTES && !document.hidden && mayFetchUnasked();
    const path = mayFetch ? takeNext() : undefined;
    if (path) {
      isUnderway = true;
      bytesLeft -= Math.max(await fetchAhead(path, bytesLeft), MIN_BYTES);
      isUnderway = false;
      start();
    }
  };
  const start = () => {
    cancel();
    let stopIdle = () => {};
    const timer = window.setTimeout(() => {
      stopIdle = whenIdle(() => void fetchNext());
    }, REST_MS);
    cancel = () => {
      window.clearTimeout(timer);
      stopIdle();
    };
  };

  const observer = new IntersectionObserver((entries) => {
    entries.forEach(({ isIntersecting, target }) =>
      isIntersecting ? inView.add(target) : inView.delete(target),
    );
    start();
  });
  links.forEach((link) => observer.observe(link));
  const stopSigns = whenReaderActs(() => {
    bytesLeft += READER_BYTES;
    start();
  });
  document.addEventListener('visibilitychange', start);
  start();
  return () => {
    observer.disconnect();
    stopSigns();
    document.removeEventListener('visibilitychange', start);
    bytesLeft = 0;
    cancel();
  };
}

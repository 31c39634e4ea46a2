import { readerActs, whenIdle } from '../islands/whenNeeded';
import type { Navigation } from './navigation';
import { isMetered, mayPrefetch, siteLink } from './prefetchLinks';

/**
 * The links in a page's content, without its breadcrumbs and without closed `details`, whose lists can be
 * long.
 */
const LINKS = 'main a[href^="/"]:not(nav *, details:not([open]) *)';
/** Links to the neighbors in the side navigation, the likelier first. */
const NEIGHBORS = ['a.pagination-nav__link--next', 'a.pagination-nav__link--prev'];

/** How many bytes one page may fetch of others. */
const MAX_BYTES = 80_000;
/** The bytes that a page counts for if the browser doesn't say how much it transferred. */
const USUAL_BYTES = 20_000;
/** How long the view rests until its links are fetched: a reader who scrolls on wants none of them. In ms. */
const REST_MS = 150;

/** Whether the page on the screen still needs the network: its own files, and the demos that are near. */
const isLoading = () =>
  document.readyState !== 'complete' ||
  document.querySelector('[data-island-state="loading"]') !== null;

/** Returns the bytes that a page was transferred in. */
function bytesOf({ origin, pathname }: HTMLAnchorElement): number {
  const [entry] = performance.getEntriesByName(origin + pathname).slice(-1);
  return entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : USUAL_BYTES;
}

/**
 * Fetches the pages that links in view lead to, from the top down, then the neighbors in the side navigation: one at a
 * time, once there is a sign of a reader, while page and browser are at rest, up to a number of bytes.
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
  let bytesLeft = MAX_BYTES;
  let isUnderway = false;
  let cancel = () => {};

  const takeNext = () =>
    [...links.filter((link) => inView.has(link)), ...neighbors]
      .flatMap((element) => siteLink(element, window.location) ?? [])
      .find(({ pathname }) => !tried.has(pathname) && !isFetched(pathname));

  const fetchNext = async () => {
    if (isUnderway || bytesLeft <= 0 || isMetered() || !mayPrefetch()) {
      return;
    }
    const link = isLoading() ? undefined : takeNext();
    if (link) {
      isUnderway = true;
      tried.add(link.pathname);
      await fetchAhead(link.pathname);
      bytesLeft -= bytesOf(link);
      isUnderway = false;
    }
    if (link || isLoading()) {
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
  let isOver = false;
  void readerActs().then(() => {
    if (!isOver) {
      [...links, ...neighbors].forEach((link) => observer.observe(link));
    }
  });
  return () => {
    isOver = true;
    bytesLeft = 0;
    observer.disconnect();
    cancel();
  };
}

/** How long the pointer or the focus rests on a link before its page is fetched, in ms. */
const DWELL_MS = 80;
/** Pages that may be on their way ahead of a click at once. */
const MAX_UNDERWAY = 2;

/** Links whose pages are fetched when they are in view: the way to the next page. */
const NEXT_PAGE = 'a.pagination-nav__link--next';

interface ConnectionInfo {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader's connection allows to fetch what may never be shown. */
function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: ConnectionInfo };
  return navigator.onLine && !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/**
 * Fetches pages ahead of a click: of links that the pointer or the focus rests on, at once of links
 * that are pressed. Moving across a list of links fetches none of them.
 *
 * @param linkOf returns the link to a page around an event's target
 * @param prefetch resolves when the page is there, or can't be had
 */
export function prefetchLinks(
  linkOf: (target: EventTarget | null) => HTMLAnchorElement | null,
  prefetch: (path: string) => Promise<unknown>,
): void {
  let timer = 0;
  let underway = 0;
  const start = (link: HTMLAnchorElement) => {
    if (underway < MAX_UNDERWAY) {
      underway += 1;
      void prefetch(link.pathname).finally(() => {
        underway -= 1;
      });
    }
  };
  const rest = ({ target }: Event) => {
    window.clearTimeout(timer);
    const link = linkOf(target);
    if (link && mayPrefetch()) {
      timer = window.setTimeout(() => start(link), DWELL_MS);
    }
  };
  const press = ({ target }: Event) => {
    const link = linkOf(target);
    if (link && navigator.onLine) {
      start(link);
    }
  };
  document.addEventListener('pointerover', rest, { passive: true });
  document.addEventListener('focusin', rest);
  document.addEventListener('pointerdown', press, { passive: true });
  // Of a keyboard, for example. Before the click is answered: then React renders first.
  document.addEventListener('click', press, true);
}

/** Fetches the page that a page's "next" link leads to, once the link is in view. */
export function prefetchNextPage(
  page: ParentNode,
  prefetch: (path: string) => Promise<unknown>,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    entries.forEach(({ isIntersecting, target }) => {
      if (isIntersecting && mayPrefetch()) {
        observer.disconnect();
        void prefetch((target as HTMLAnchorElement).pathname);
      }
    });
  });
  page.querySelectorAll(NEXT_PAGE).forEach((link) => observer.observe(link));
  return () => observer.disconnect();
}

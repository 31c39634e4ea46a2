import { pathnameToLanguage } from '@component-docs/labels/shared/pathnameToLanguage';

/** A file beside the pages, such as `button.md` or `llms.txt`. */
const FILE = /\.(?!html$)[a-z\d]+$/i;

/**
 * Returns the link around an event's target, unless it opens a tab or saves a file. A group of the side
 * navigation has a button's role, and only looks for its address like a link.
 */
export function linkAround(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.matches(':not([role="button"], [target], [download])') ? link : null;
}

/**
 * Returns the link around an event's target if it leads to another page of this site in this
 * language. Each language is a separate application, which the browser loads in full.
 */
export function siteLink(target: EventTarget | null, here: Location): HTMLAnchorElement | null {
  const link = linkAround(target);
  const languageOf = (path: string) => pathnameToLanguage(`${path}/`).userLanguage;
  const isPage =
    link?.origin === here.origin &&
    link.pathname !== here.pathname &&
    !FILE.test(link.pathname) &&
    languageOf(link.pathname) === languageOf(here.pathname);
  return isPage ? link : null;
}

/** How long the pointer or the focus rests on a link before its page is fetched, in ms. */
const DWELL_MS = 80;
/** Pages that may be on their way ahead of a click at once. */
const MAX_UNDERWAY = 2;

interface ConnectionInfo {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

const connection = () =>
  (navigator as Navigator & { connection?: ConnectionInfo }).connection ?? {};

/** Whether the reader's connection allows fetching pages that may never be shown. */
export function mayPrefetch(): boolean {
  const { saveData, effectiveType } = connection();
  return navigator.onLine && !saveData && !effectiveType?.includes('2g');
}

/** Whether readers may pay for each byte. Few browsers say so. */
export const isMetered = (): boolean => connection().type === 'cellular';

/**
 * Fetches pages ahead of a click: of links that the pointer or the focus rests on, at once of links
 * that are pressed. Moving across a list of links fetches none of them.
 *
 * @param prefetch resolves when the page is there, or can't be had
 */
export function prefetchLinks(prefetch: (path: string) => Promise<unknown>): void {
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
    const link = siteLink(target, window.location);
    if (link && mayPrefetch()) {
      timer = window.setTimeout(() => start(link), DWELL_MS);
    }
  };
  const press = ({ target }: Event) => {
    const link = siteLink(target, window.location);
    if (link && navigator.onLine) {
      start(link);
    }
  };
  document.addEventListener('pointerover', rest, { passive: true });
  document.addEventListener('focusin', rest);
  document.addEventListener('pointerdown', press, { passive: true });
  // Of a keyboard, for example. Before anything else answers the click.
  document.addEventListener('click', press, true);
}

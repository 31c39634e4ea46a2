import { openDetailsAround } from '@component-docs/kit/browser/openDetailsAround';
import { decodePart } from '@component-docs/kit/shared/address';

/**
 * Where readers were in each entry of the history. The browser's own restoration would scroll the
 * old page, before the new one is on the screen.
 */
const positions = new Map<string, number>();

/** The entry that the current scroll position belongs to. */
let current = '';
/** Whether the reader came to it by back or forward. */
let isReturn = false;

function keyInHistory(): string | undefined {
  const state = window.history.state as unknown;
  const key = state && typeof state === 'object' && 'key' in state ? state.key : undefined;
  return typeof key === 'string' ? key : undefined;
}

/**
 * Returns the entry's key. An entry that the router didn't make, such as one for a link to a section, gets a
 * key.
 */
function currentKey(): string {
  const known = keyInHistory();
  if (known !== undefined) {
    return known;
  }
  const key = Math.random().toString(36).slice(2, 8);
  window.history.replaceState({ key, state: undefined }, '');
  return key;
}

/** Follows the address to another entry, whose position is kept from now on. */
export function enterHistoryEntry(): void {
  const key = currentKey();
  if (key !== current) {
    current = key;
    isReturn = positions.has(key);
  }
}

function targetOf(hash: string): Element | null {
  return document.getElementById(decodePart(hash.slice(1)));
}

/** Whether the page at the address is shown from its top: nobody comes back, and no section is asked for. */
export function startsAtTop(): boolean {
  return !isReturn && window.location.hash === '';
}

/**
 * Scrolls to the reader's place: the place that they left, or the target of the address, or the top. At once:
 * smooth scrolling is for the way within a page.
 *
 * @param isNewPage whether another page has just been put into the document; else only readers who
 *   come back are moved, because the browser follows links within a page
 */
export function restoreScrollPosition(isNewPage: boolean): void {
  const kept = isReturn ? positions.get(current) : undefined;
  const target = window.location.hash ? targetOf(window.location.hash) : null;
  if (kept !== undefined) {
    window.scrollTo({ top: kept, behavior: 'instant' });
  } else if (isNewPage && target) {
    openDetailsAround(target);
    target.scrollIntoView({ behavior: 'instant' });
  } else if (isNewPage) {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }
}

/**
 * Brings the reader to the section that a change of the address within the page names: browsers do it for links, not for
 * code.
 */
export function scrollWithinPage(previous: { hash: string }, { hash }: { hash: string }): void {
  if (hash !== previous.hash) {
    if (hash) {
      targetOf(hash)?.scrollIntoView();
    } else {
      window.scrollTo(0, 0);
    }
  }
}

/** Takes scroll restoration over from the browser, except after reloads. */
export function takeOverScrollRestoration(): void {
  const setRestoration = (value: ScrollRestoration) => {
    window.history.scrollRestoration = value;
  };
  setRestoration('manual');
  window.addEventListener('pagehide', () => setRestoration('auto'));
  window.addEventListener('pageshow', () => setRestoration('manual'));
  enterHistoryEntry();
  window.addEventListener('popstate', enterHistoryEntry);
  window.addEventListener('scroll', () => positions.set(current, window.scrollY), {
    passive: true,
  });
}

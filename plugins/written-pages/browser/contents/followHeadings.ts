import { decodePart } from '@component-docs/kit/shared/address';
import { afterPaint } from '@component-docs/kit/browser/afterPaint';
import type { Behavior } from '@component-docs/static-pages/browser/pages/behaviors';
import { isPlainClick } from '@component-docs/kit/browser/isPlainClick';

/** A throttled function. `cancel` drops the pending call. */
interface Throttled {
  (): void;
  cancel: () => void;
}

/** Runs `action` immediately, then at most once per `interval` ms. A call in between runs at its end. */
export function throttle(action: () => void, interval: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPending = false;
  const startInterval = () => {
    timer = setTimeout(() => {
      timer = undefined;
      if (isPending) {
        isPending = false;
        action();
        startInterval();
      }
    }, interval);
  };
  const call = () => {
    if (timer !== undefined) {
      isPending = true;
      return;
    }
    action();
    startInterval();
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    isPending = false;
  };
  return Object.assign(call, { cancel });
}

/** Scroll position below which no entry is active, in px. */
const TOP_OF_PAGE = 200;

/** A heading with its distance from the top of the document, in px. */
interface HeadingPlace {
  id: string;
  top: number;
}

/**
 * Returns the id of the heading of the current section: the last one whose top is above the scroll
 * position plus an eighth of the viewport, or at the place where links to headings land. Returns null
 * near the top of the page and above the first heading.
 *
 * @param headings Returns them in page order. Not called near the top: finding their places makes the
 *   browser lay out the whole page.
 * @param landing how far below the top of the viewport a link shows its heading, in px
 */
export function activeHeading(
  headings: () => readonly HeadingPlace[],
  scrollTop: number,
  viewportHeight: number,
  landing: number,
): string | null {
  if (scrollTop < TOP_OF_PAGE) {
    return null;
  }
  // Browsers round the places that they scroll to.
  const line = scrollTop + Math.max(viewportHeight / 8, landing + 1);
  return headings().reduce<string | null>((found, { id, top }) => (top < line ? id : found), null);
}

/** Minimum interval between checks of the scroll position, in ms. */
const INTERVAL_MS = 166;
/** How long a clicked entry stays active while the page scrolls to its heading, in ms. */
const SUSPENSION_MS = 1000;

const ENTRIES = '[data-contents] .table-of-contents__link';
const ACTIVE = 'table-of-contents__link--active';

const idOf = (entry: HTMLAnchorElement) => decodePart(entry.hash.slice(1));

function placesOf(entries: readonly HTMLAnchorElement[]): HeadingPlace[] {
  return entries.flatMap((entry) => {
    const id = idOf(entry);
    const element = document.getElementById(id);
    if (!element && process.env.NODE_ENV !== 'production') {
      console.error(`The table of contents lists "${id}", but no element on the page has this id.`);
    }
    return element ? [{ id, top: element.getBoundingClientRect().top + window.scrollY }] : [];
  });
}

/** Returns how far below the top of the viewport a link shows its heading, in px. */
function landingPlace(): number {
  return parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
}

/** Scrolls the box of the contents, and nothing around it, until an entry that it hides is in its middle. */
function reveal(entry: HTMLAnchorElement): void {
  const box = entry.closest<HTMLElement>('[data-contents]');
  const { top = 0, bottom = 0, height = 0 } = box?.getBoundingClientRect() ?? {};
  const place = entry.getBoundingClientRect();
  if (place.top < top || place.bottom > bottom) {
    box?.scrollBy({ top: place.top - top - height / 2, behavior: 'instant' });
  }
}

function markActive(entries: readonly HTMLAnchorElement[], id: string | null): void {
  entries.forEach((entry) => {
    const isActive = idOf(entry) === id;
    entry.classList.toggle(ACTIVE, isActive);
    if (isActive) {
      reveal(entry);
      entry.setAttribute('aria-current', 'location');
    } else {
      entry.removeAttribute('aria-current');
    }
  });
}

/**
 * Marks the table of contents entry of the current section while the page scrolls. The entry that a
 * click or the address asks for is marked immediately, and stays marked until the reader scrolls on.
 */
export const followHeadings: Behavior = {
  enter(region) {
    const entries = [...region.querySelectorAll<HTMLAnchorElement>(ENTRIES)];
    if (entries.length === 0) {
      return undefined;
    }
    const listening = new AbortController();
    const { signal } = listening;
    let chosenAt = -SUSPENSION_MS;
    const update = throttle(() => {
      if (performance.now() - chosenAt >= SUSPENSION_MS) {
        const { scrollY, innerHeight } = window;
        markActive(
          entries,
          activeHeading(() => placesOf(entries), scrollY, innerHeight, landingPlace()),
        );
      }
    }, INTERVAL_MS);
    const choose = (entry: HTMLAnchorElement | undefined) => {
      if (entry) {
        chosenAt = performance.now();
        markActive(entries, idOf(entry));
      }
    };
    const chooseClicked = (event: MouseEvent) => {
      if (isPlainClick(event)) {
        choose(entries.find((candidate) => candidate.contains(event.target as Node)));
      }
    };
    // A link from the text, the search, or another page may ask for the last sections, which can't be
    // scrolled to the top.
    const chooseAddressed = () => choose(entries.find(({ hash }) => hash === location.hash));
    // By then, a page that was reached by a link is at its place.
    const cancelFirst = afterPaint(() => {
      update();
      chooseAddressed();
    });
    window.addEventListener('hashchange', chooseAddressed, { signal });
    window.addEventListener('scroll', update, { passive: true, signal });
    region.addEventListener('click', chooseClicked, { signal });
    return () => {
      cancelFirst();
      listening.abort();
      update.cancel();
    };
  },
};

import { afterPaint } from '@component-docs/kit/browser/afterPaint';
import type { ComponentType, ReactElement } from 'react';

/** The states of an island, in order; also in its element's `data-island-state`. */
export type IslandState = 'pending' | 'loading' | 'hydrated' | 'failed';

/** When an island's code is loaded without interaction, if it is in view. Focus and clicks always load it. */
export const ISLAND_TRIGGERS = ['visible', 'idle', 'interaction'] as const;
export type IslandTrigger = (typeof ISLAND_TRIGGERS)[number];

/** Loads an island's code and returns the element to render. It is called again after a failure. */
export type IslandLoader = () => Promise<ReactElement>;

/** Props of an island, which are serialized as JSON. */
export type IslandProps = Readonly<Record<string, unknown>>;

/**
 * Loads an island module and returns its component, which receives the props that the server serialized. The
 * props are passed because the module may have to load more for them.
 */
type IslandModule = (props: never) => Promise<ComponentType<never>>;

/** The modules of a site's islands by name. */
export type IslandModules = Readonly<Record<string, IslandModule>>;

/**
 * Calls back each time an element comes into view, after the next paint: on a page that a link
 * leads to, the title is painted before anything is loaded for the element.
 *
 * @param rootMargin how far from the viewport the element counts as in view, in the form that
 *   IntersectionObserver accepts
 * @returns a function that stops watching
 */
export function whenVisible(
  element: Element,
  rootMargin: string,
  onVisible: () => void,
): () => void {
  let cancel = () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        cancel();
        cancel = afterPaint(onVisible);
      }
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancel();
  };
}

/** Distance from the viewport at which an island starts to load. */
const NEAR_VIEWPORT = '200px 0px';

/** Delay before idle islands load in browsers without `requestIdleCallback`, in ms. */
const IDLE_FALLBACK_MS = 200;

/** Asks an island to run, from outside of it. */
const WAKE = 'island:wake';

const INTERACTIONS = ['focusin', 'pointerdown', 'keydown', 'click', WAKE] as const;

/** Has an island run that isn't needed otherwise yet. */
export function wakeIsland(element: Element): void {
  element.dispatchEvent(new Event(WAKE));
}

/** Calls back once the browser is idle. Returns a function that cancels it. */
export function whenIdle(onIdle: () => void): () => void {
  // Safari has no requestIdleCallback: https://caniuse.com/requestidlecallback
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(onIdle);
    return () => window.cancelIdleCallback(handle);
  }
  const timer = window.setTimeout(onIdle, IDLE_FALLBACK_MS);
  return () => window.clearTimeout(timer);
}

/**
 * Calls back once the browser is idle and the page is in a look that the server doesn't print
 * (`data-look`, see `paintTheme`): at once, or when the reader chooses one.
 */
function whenLookDiffers(onDiffer: () => void): () => void {
  const root = document.documentElement;
  let cancel = () => {};
  const observer = new MutationObserver(() => check());
  const check = () => {
    if (root.hasAttribute('data-look')) {
      observer.disconnect();
      cancel = whenIdle(onDiffer);
    }
  };
  observer.observe(root, { attributeFilter: ['data-look'] });
  check();
  return () => {
    observer.disconnect();
    cancel();
  };
}

/**
 * Calls `need` once, as soon as the island is needed: always on focus, click, or key press, and
 * otherwise as the trigger says.
 *
 * @param need is told whether `wakeIsland` asked for the island, on behalf of a reader
 *
 * @returns a function that stops watching
 */
export function whenNeeded(
  element: HTMLElement,
  trigger: IslandTrigger,
  need: (isWoken: boolean) => void,
): () => void {
  const stops: (() => void)[] = [];
  const stop = () => stops.splice(0).forEach((fn) => fn());
  const needOnce = (event?: Event) => {
    stop();
    need(event?.type === WAKE);
  };
  INTERACTIONS.forEach((type) => element.addEventListener(type, needOnce, { passive: true }));
  stops.push(() => INTERACTIONS.forEach((type) => element.removeEventListener(type, needOnce)));
  if (trigger === 'visible') {
    stops.push(whenVisible(element, NEAR_VIEWPORT, () => needOnce()));
    // Otherwise, a demo below the screen would change its size while the reader scrolls to it. A demo that
    // CSS hides, such as another styling, has no boxes and waits.
    stops.push(whenLookDiffers(() => element.getClientRects().length > 0 && needOnce()));
  } else if (trigger === 'idle') {
    // An island that CSS hides, such as the side navigation on phones, is never needed.
    stops.push(whenIdle(() => stops.push(whenVisible(element, NEAR_VIEWPORT, () => needOnce()))));
  }
  return stop;
}

/** Signs of a reader who may press something next. */
const SIGNS = ['pointermove', 'touchstart', 'wheel', 'keydown'] as const;

/** The first sign on this document, which is remembered: pages that come later are read by somebody, too. */
let sign: Promise<void> | undefined;

/** Resolves at the first sign that a reader is there, at once after it. */
export function readerActs(): Promise<void> {
  sign ??= new Promise((resolve) => {
    const stop = () => {
      SIGNS.forEach((type) => window.removeEventListener(type, stop));
      resolve();
    };
    SIGNS.forEach((type) => window.addEventListener(type, stop, { passive: true }));
  });
  return sign;
}

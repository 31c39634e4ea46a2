import type { IslandTrigger } from './types';
import { whenVisible } from './whenVisible';

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

function whenIdle(need: () => void): () => void {
  // Safari has no requestIdleCallback: https://caniuse.com/requestidlecallback
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(need, IDLE_FALLBACK_MS);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(need);
  return () => window.cancelIdleCallback(handle);
}

/**
 * Calls `need` once, as soon as the island is needed: always on focus, click, or key press, and
 * otherwise as the trigger says.
 *
 * @returns a function that stops watching
 */
export function whenNeeded(
  element: HTMLElement,
  trigger: IslandTrigger,
  need: () => void,
): () => void {
  const stops: (() => void)[] = [];
  const stop = () => stops.splice(0).forEach((fn) => fn());
  const needOnce = () => {
    stop();
    need();
  };
  INTERACTIONS.forEach((type) => element.addEventListener(type, needOnce, { passive: true }));
  stops.push(() => INTERACTIONS.forEach((type) => element.removeEventListener(type, needOnce)));
  if (trigger === 'visible') {
    stops.push(whenVisible(element, NEAR_VIEWPORT, needOnce));
  } else if (trigger === 'idle') {
    stops.push(whenIdle(needOnce));
  }
  return stop;
}

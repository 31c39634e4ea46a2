import type { IslandTrigger } from './types';
import { whenVisible } from './whenVisible';

/** How far from the viewport an island starts to load. */
const NEAR_VIEWPORT = '200px 0px';

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
    const timer = window.setTimeout(need, 200);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(need);
  return () => window.cancelIdleCallback(handle);
}

/**
 * Calls `need` once, as soon as the island is wanted: focus or press always, beyond that what the
 * trigger says. Gives the function that stops watching.
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

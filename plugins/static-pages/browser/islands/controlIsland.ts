import { hideLoadFailed, sayLoadFailed } from '../notice/notices';
import { keepClicks, findAgain, takeFieldValues, repeatFocus } from './earlyInput';
import type { IslandLoader, IslandState, IslandTrigger } from './whenNeeded';
import { wakeIsland, whenNeeded } from './whenNeeded';

/** Resolves in a new macrotask, after the browser has handled pending events. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

let lastHydration: Promise<void> = Promise.resolve();

/**
 * Runs a task after the ones before it. The browser can paint and handle input in between, so a page full of
 * islands never blocks it with one long task.
 */
export function hydrateInTurn(task: () => void): Promise<void> {
  const run = lastHydration.then(nextTask).then(task);
  // A task that throws must not block the tasks after it.
  lastHydration = run.catch(() => undefined);
  return run;
}

/** Loads React, which no page needs before its first island. */
export const loadReact = () => import(/* webpackChunkName: "react" */ './mountIsland');

/** Set while an element is out of view; `Demo.module.css` pauses the animations of a demo. */
const OUT_OF_VIEW = 'data-out-of-view';

/** One for all islands, created in the browser. */
let observer: IntersectionObserver | undefined;

/**
 * Marks an element while it is out of view, because a spinner far below the screen keeps the main thread of a
 * phone busy: browsers go on animating elements that nobody sees.
 *
 * @returns a function that stops watching
 */
function markOutOfView(element: Element): () => void {
  observer ??= new IntersectionObserver((entries) =>
    entries.forEach(({ target, isIntersecting }) =>
      target.toggleAttribute(OUT_OF_VIEW, !isIntersecting),
    ),
  );
  const watching = observer;
  watching.observe(element);
  return () => watching.unobserve(element);
}

export interface IslandOptions {
  id: string;
  trigger: IslandTrigger;
  load: IslandLoader;
  /** Receives each state, and then has to tell the reader of a failure itself. */
  onState?: (state: IslandState) => void;
}

/**
 * Runs one island: waits until it is needed, loads its code, and hydrates when the hydration queue
 * reaches it. If loading fails, the server's markup stays as it is, a reader who has pressed something is
 * told, and the next focus or click tries again.
 *
 * @returns a function that stops the island
 */
export function controlIsland(
  element: HTMLElement,
  { id, trigger, load, onState }: IslandOptions,
): () => void {
  let disposed = false;
  let unmount: (() => void) | undefined;
  const clicks = keepClicks(element);
  const stopMarking = markOutOfView(element);

  const setState = (state: IslandState) => {
    if (!disposed) {
      element.dataset.islandState = state;
      onState?.(state);
    }
  };

  function mount(
    content: Awaited<ReturnType<IslandLoader>>,
    { mountIsland }: Awaited<ReturnType<typeof loadReact>>,
  ) {
    // From here on, React itself replays clicks.
    clicks.stop();
    const fillAgain = takeFieldValues(element);
    const focused = element.querySelector<HTMLElement>(':focus');
    const focusAgain = focused ? findAgain(element, focused) : undefined;
    unmount = mountIsland(element, id, content, () => {
      setState('hydrated');
      repeatFocus(element, focusAgain);
      fillAgain();
      clicks.replay();
    });
  }

  async function start(isWoken: boolean) {
    const isRetry = element.dataset.islandState === 'failed';
    setState('loading');
    try {
      const [content, react] = await Promise.all([load(), loadReact()]);
      await hydrateInTurn(() => {
        if (!disposed) {
          mount(content, react);
        }
      });
      if (isRetry) {
        hideLoadFailed();
      }
    } catch (error) {
      if (!disposed) {
        console.error(`The code of the island "${id}" could not be loaded.`, error);
        setState('failed');
        if (isWoken || clicks.hasKept()) {
          clicks.forget();
          if (!onState) {
            sayLoadFailed();
          }
        }
        stopWaiting = whenNeeded(element, 'interaction', (woken) => void start(woken));
      }
    }
  }

  let stopWaiting = whenNeeded(element, trigger, (isWoken) => void start(isWoken));
  // The reader may have been quicker than this code.
  if (clicks.hasKept() || element.contains(document.activeElement)) {
    wakeIsland(element);
  }
  return () => {
    disposed = true;
    stopMarking();
    stopWaiting();
    clicks.stop();
    unmount?.();
  };
}

import { sayLoadFailed } from '../notice/notices';
import { keepClicks } from '../interaction/clickReplay';
import { findAgain } from '../interaction/findAgain';
import { takeFieldValues } from '../interaction/fieldValues';
import { repeatFocus } from '../interaction/repeatFocus';
import { hydrateInTurn } from './hydrationQueue';
import { markOutOfView } from './markOutOfView';
import { mountIsland } from './mountIsland';
import type { IslandLoader, IslandState, IslandTrigger } from '../../shared/islands/types';
import { wakeIsland, whenNeeded } from './whenNeeded';

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

  function mount(content: Awaited<ReturnType<IslandLoader>>) {
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
    setState('loading');
    try {
      const content = await load();
      await hydrateInTurn(() => {
        if (!disposed) {
          mount(content);
        }
      });
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

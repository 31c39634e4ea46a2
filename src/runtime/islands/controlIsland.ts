import { keepClicks } from '../interaction/clickReplay';
import { takeTypedText } from '../interaction/typedText';
import { hydrateInTurn } from './hydrationQueue';
import { mountIsland } from './mountIsland';
import type { IslandLoader, IslandState, IslandTrigger } from './types';
import { wakeIsland, whenNeeded } from './whenNeeded';

export interface IslandOptions {
  id: string;
  trigger: IslandTrigger;
  load: IslandLoader;
  onState?: (state: IslandState) => void;
}

/**
 * Runs one island: waits until it is needed, loads its code, hydrates in turn. A failed load leaves
 * the server's markup as it is and is tried again at the next focus or click.
 *
 * @returns a function that ends it
 */
export function controlIsland(
  element: HTMLElement,
  { id, trigger, load, onState }: IslandOptions,
): () => void {
  let disposed = false;
  let unmount: (() => void) | undefined;
  const clicks = keepClicks(element);

  const setState = (state: IslandState) => {
    if (!disposed) {
      element.dataset.islandState = state;
      onState?.(state);
    }
  };

  function mount(content: Awaited<ReturnType<IslandLoader>>) {
    // From here on React itself keeps clicks.
    clicks.stop();
    const typeAgain = takeTypedText(element);
    unmount = mountIsland(element, id, content, () => {
      setState('hydrated');
      typeAgain();
      clicks.replay();
    });
  }

  async function start() {
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
        console.error(`The code of island "${id}" could not be loaded.`, error);
        setState('failed');
        stopWaiting = whenNeeded(element, 'interaction', () => void start());
      }
    }
  }

  let stopWaiting = whenNeeded(element, trigger, () => void start());
  // The reader may have been quicker than this code.
  if (clicks.hasKept() || element.contains(document.activeElement)) {
    wakeIsland(element);
  }
  return () => {
    disposed = true;
    stopWaiting();
    clicks.stop();
    unmount?.();
  };
}

import { hydrateInTurn } from './hydrationQueue';
import { mountIsland } from './mountIsland';
import { rememberPress } from './pressReplay';
import type { IslandLoader, IslandState, IslandTrigger } from './types';
import { whenNeeded } from './whenNeeded';

export interface IslandOptions {
  id: string;
  trigger: IslandTrigger;
  load: IslandLoader;
  onState: (state: IslandState) => void;
}

/**
 * One island's life in the browser: waits until it is needed, loads its code, hydrates in turn, and
 * ends with the function that it gives. A failed load leaves the server's markup as it is and is
 * tried again at the next focus or press.
 */
export function controlIsland(
  element: HTMLElement,
  { id, trigger, load, onState }: IslandOptions,
): () => void {
  let disposed = false;
  let unmount: (() => void) | undefined;
  const press = rememberPress(element);

  const setState = (state: IslandState) => {
    if (!disposed) {
      element.dataset.islandState = state;
      onState(state);
    }
  };
  const onCommit = () => {
    setState('hydrated');
    press.replay();
  };

  async function start() {
    setState('loading');
    try {
      const content = await load();
      await hydrateInTurn(() => {
        if (!disposed) {
          unmount = mountIsland(element, id, content, onCommit);
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
  return () => {
    disposed = true;
    stopWaiting();
    press.stop();
    unmount?.();
  };
}

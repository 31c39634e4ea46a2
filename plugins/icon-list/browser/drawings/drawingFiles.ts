import { createStore } from '@component-docs/kit/browser/createStore';
import type { DrawingsFile } from '../../shared/types';
import { parseDrawings } from '../../shared/names';

/** A file of drawings, or the state of its loading. */
type FileState = DrawingsFile | 'loading' | 'failed';

type Files = ReadonlyMap<string, FileState>;

/** Creates the store of files, by address, which loads each of them once. */
export function createDrawingFiles(load: (address: string) => Promise<string>) {
  const store = createStore<Files>(new Map());
  const put = (address: string, state: FileState) =>
    store.set(new Map(store.get()).set(address, state));

  function start(address: string): void {
    put(address, 'loading');
    load(address)
      .then(parseDrawings)
      .then(
        (drawings) => put(address, drawings),
        () => put(address, 'failed'),
      );
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Loads a file, unless that has begun. */
    request(address: string) {
      if (!store.get().has(address)) {
        start(address);
      }
    },
    /** Loads all files again that couldn't be loaded. */
    retry() {
      store.get().forEach((state, address) => {
        if (state === 'failed') {
          start(address);
        }
      });
    },
  };
}

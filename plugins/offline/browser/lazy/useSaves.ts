import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { LANGUAGES } from '@component-docs/labels/shared/languages';
import type { SetKey } from '../../shared/manifest';
import { hasAllFiles } from '../saved/planSave';
import type { Manifests } from '../saved/planSave';
import { readSavedState, savedKeys } from '../saved/savedState';
import { failureOf, nextProgress } from '../saved/saveProgress';
import type { SavedState } from '../saved/savedState';
import type { SaveProgress } from '../saved/saveProgress';
import { fetchManifests, removePending, removeSets, saveSets } from '../saved/saveSets';
import { listStored } from '../saved/storedFiles';

/** Browsers that run out of space remove files, but not this. */
const KEY = 'docs-saved';

/** Returns whether something was saved on this device. */
function isSaveRemembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Remembers whether something is saved. */
function rememberSave(isSaved: boolean): void {
  try {
    if (isSaved) {
      localStorage.setItem(KEY, '1');
    } else {
      localStorage.removeItem(KEY);
    }
  } catch {
    // Then the reader isn't told when the browser removes it.
  }
}

/** The saved files on the device, and the manifests of files that can be saved. */
export interface Device {
  state: SavedState;
  stored: ReadonlySet<string>;
  /** Empty without a network. */
  manifests: Manifests;
  /** Whether the browser has removed something that was saved. */
  isEvicted: boolean;
}

async function readDevice(): Promise<Device> {
  const [state, stored, manifests] = await Promise.all([
    readSavedState(),
    listStored(),
    fetchManifests(LANGUAGES).catch((): Manifests => ({})),
  ]);
  const isGone = isSaveRemembered() && savedKeys(state).length === 0;
  return { state, stored, manifests, isEvicted: isGone || !hasAllFiles(state, stored) };
}

interface Saves {
  /** Undefined until it is read, and when the browser stores nothing. */
  device: Device | undefined;
  progress: SaveProgress;
  save: (keys: readonly SetKey[]) => void;
  pause: () => void;
  /** Gives up a save that isn't complete. */
  cancel: () => void;
  remove: (keys: readonly SetKey[]) => void;
}

/** Returns the saves on the device, and the functions that change them. */
export function useSaves(): Saves {
  const [device, setDevice] = useState<Device>();
  const [progress, dispatch] = useReducer(nextProgress, { phase: 'idle' });
  const ending = useRef<AbortController>();
  const refresh = useCallback(
    () => void readDevice().then(setDevice, () => setDevice(undefined)),
    [],
  );
  useEffect(refresh, [refresh]);

  const save = useCallback(
    (keys: readonly SetKey[]) => {
      const controller = new AbortController();
      ending.current = controller;
      dispatch({ type: 'start', keys });
      // The browser may ask the reader; the save doesn't depend on the answer.
      void navigator.storage?.persist?.().catch(() => false);
      saveSets(keys, {
        signal: controller.signal,
        onAdvance: (done, total) => dispatch({ type: 'advance', done, total }),
      })
        .then(
          () => {
            rememberSave(true);
            dispatch({ type: 'complete' });
          },
          (error: unknown) => {
            if (!controller.signal.aborted) {
              dispatch({ type: 'fail', failure: failureOf(error) });
            }
          },
        )
        .finally(refresh);
    },
    [refresh],
  );

  const pause = useCallback(() => {
    ending.current?.abort();
    dispatch({ type: 'pause' });
  }, []);

  const cancel = useCallback(() => {
    ending.current?.abort();
    dispatch({ type: 'dismiss' });
    removePending()
      .catch(() => undefined)
      .finally(refresh);
  }, [refresh]);

  const remove = useCallback(
    (keys: readonly SetKey[]) => {
      removeSets(keys)
        .then(async () => rememberSave(savedKeys(await readSavedState()).length > 0))
        // Sets that couldn't be removed are still in the list.
        .catch(() => undefined)
        .finally(refresh);
    },
    [refresh],
  );

  return { device, progress, save, pause, cancel, remove };
}

import { fetchText } from '@component-docs/kit/browser/fetchInTime';
import type { Language } from '@component-docs/labels/shared/languages';
import { keep } from '../kept/keptFiles';
import { manifestPath, parseManifest } from '../../shared/manifest';
import type { OfflineManifest, SetKey } from '../../shared/manifest';
import { languageRoot } from '../paths';
import { fetchFile } from './fetchFile';
import {
  completePlan,
  hasAllFiles,
  isOutdated,
  languagesOf,
  planSave,
  withoutSets,
} from './planSave';
import type { Manifests, SavePlan } from './planSave';
import { readSavedState, savedKeys, storedPath } from './savedState';
import { SaveError } from './saveProgress';
import type { SavedState } from './savedState';
import { listStored, removeUnneeded, removeVisited, storeState } from './storedFiles';

/** Files that are fetched at the same time. */
const AT_A_TIME = 6;

/** Only one tab at a time changes saved files. */
const LOCK = 'docs-save';

interface SaveOptions {
  signal: AbortSignal;
  /** Called with the number of bytes that are on the device, and the total number. */
  onAdvance: (done: number, total: number) => void;
}

/** Fetches the manifests of languages. Rejects with a SaveError when one can't be had. */
export async function fetchManifests(languages: readonly Language[]): Promise<Manifests> {
  const entries = await Promise.all(
    languages.map(async (language) => {
      const text = await fetchText(manifestPath(language)).catch((error: unknown) => {
        throw new SaveError('network', String(error));
      });
      return [language, parseManifest(text)] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** Rejects with a SaveError when the device has too little space for the missing files. */
async function checkSpace(bytes: number): Promise<void> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota !== undefined && usage !== undefined && quota - usage < bytes) {
    throw new SaveError('full', `${bytes} bytes are needed, ${quota - usage} are free.`);
  }
}

async function fetchMissing(
  plan: SavePlan,
  manifests: Manifests,
  { signal, onAdvance }: SaveOptions,
): Promise<void> {
  const mainOf = (path: string) =>
    Object.values(manifests).find(
      (manifest: OfflineManifest) => languageRoot(manifest.main) === languageRoot(path),
    )?.main ?? '';
  let done = plan.present;
  let hasFailed = false;
  onAdvance(done, plan.total);
  const next = plan.missing.values();
  const work = async () => {
    for (const { path, entry } of next) {
      if (hasFailed) {
        return;
      }
      const response = await fetchFile(path, entry, { main: mainOf(path), signal });
      await keep('saved', storedPath(path, entry), response);
      done += entry[0];
      onAdvance(done, plan.total);
    }
  };
  const workUntilFailure = () =>
    work().catch((error: unknown) => {
      hasFailed = true;
      throw error;
    });
  await Promise.all(Array.from({ length: AT_A_TIME }, workUntilFailure));
}

async function saveLocked(wanted: readonly SetKey[], options: SaveOptions): Promise<void> {
  const state = await readSavedState();
  await storeState({ ...state, pending: [...new Set([...state.pending, ...wanted])] });
  const manifests = await fetchManifests(languagesOf([...savedKeys(state), ...wanted]));
  const plan = planSave(state, manifests, wanted, await listStored());
  await checkSpace(plan.total - plan.present);
  await fetchMissing(plan, manifests, options);
  const saved = completePlan(state, plan, new Date().toISOString());
  await storeState(saved);
  await removeUnneeded(saved);
  await removeVisited(saved);
}

/**
 * Saves sets of files, and brings the sets that are saved already to the same release. Until all files are
 * there, sets that were saved before stay as they are; a save that ended early continues where it ended.
 *
 * Rejects with a SaveError, or with an AbortError when the signal ends it.
 */
export async function saveSets(wanted: readonly SetKey[], options: SaveOptions): Promise<void> {
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) {
      throw new SaveError('busy', 'Another tab is saving.');
    }
    await saveLocked(wanted, options);
  });
}

async function changeState(change: (state: SavedState) => SavedState): Promise<void> {
  await navigator.locks.request(LOCK, async () => {
    const state = change(await readSavedState());
    await storeState(state);
    await removeUnneeded(state);
  });
}

/** Removes saved sets. Rejects when the storage fails. */
export const removeSets = (keys: readonly SetKey[]): Promise<void> =>
  changeState((state) => withoutSets(state, keys));

/** Removes the files of saves that the reader has given up; saved sets stay. */
export const removePending = (): Promise<void> =>
  changeState((state) => ({ ...state, pending: [] }));

/**
 * Updates saved sets to the current release, and fetches the files that the browser has removed from them.
 */
export async function updateSaved(signal: AbortSignal): Promise<void> {
  const state = await readSavedState();
  const keys = savedKeys(state);
  if (keys.length === 0) {
    return;
  }
  const isComplete = hasAllFiles(state, await listStored());
  if (!isComplete || isOutdated(state, await fetchManifests(languagesOf(keys)))) {
    await saveSets([], { signal, onAdvance: () => {} });
  }
}

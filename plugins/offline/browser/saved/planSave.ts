import { bytesOf, partsOfSetKey, setKey, SHELL_SET } from '../../shared/manifest';
import type { FileEntry, FileTable, OfflineManifest, SetKey } from '../../shared/manifest';
import type { Language } from '@component-docs/labels/shared/languages';
import { savedFiles, savedKeys, storedPath } from './savedState';
import type { SavedSet, SavedState } from './savedState';

/** The manifests of the languages that a save is about. */
export type Manifests = Readonly<Partial<Record<Language, OfflineManifest>>>;

export interface SavePlan {
  /** All sets that will be on the device, without sets that the release no longer has. */
  sets: Readonly<Partial<Record<SetKey, Omit<SavedSet, 'savedAt'>>>>;
  /** The files that have to be fetched. */
  missing: readonly { path: string; entry: FileEntry }[];
  /** Bytes of all files, and of the files that are stored already. */
  total: number;
  present: number;
}

/** Adds to each wanted set the shell of its language, without which no page works. */
export function withShells(keys: readonly SetKey[]): SetKey[] {
  const shells = keys.map((key) => setKey(partsOfSetKey(key).language, SHELL_SET));
  return [...new Set([...shells, ...keys])];
}

/** Returns the languages of sets. */
export function languagesOf(keys: readonly SetKey[]): Language[] {
  return [...new Set(keys.map((key) => partsOfSetKey(key).language))];
}

/** Returns the files of a set in a release; undefined if the release doesn't have the set. */
function filesOf(manifests: Manifests, key: SetKey): [OfflineManifest, FileTable] | undefined {
  const { language, set } = partsOfSetKey(key);
  const manifest = manifests[language];
  const files = manifest?.sets[set];
  return manifest && files && [manifest, files];
}

/**
 * Plans which files to fetch, so that the wanted sets and the sets that are saved already are on the device
 * as the manifests describe them.
 *
 * @param stored the places of all stored files, in the form of `storedPath`
 */
export function planSave(
  state: SavedState,
  manifests: Manifests,
  wanted: readonly SetKey[],
  stored: ReadonlySet<string>,
): SavePlan {
  const keys = withShells([...savedKeys(state), ...wanted]);
  const sets = keys.flatMap((key) => {
    const found = filesOf(manifests, key);
    return found ? [[key, { release: found[0].release, files: found[1] }] as const] : [];
  });
  const files = Object.assign({}, ...sets.map(([, set]) => set.files)) as FileTable;
  const missing = Object.entries(files)
    .filter(([path, entry]) => !stored.has(storedPath(path, entry)))
    .map(([path, entry]) => ({ path, entry }));
  const total = bytesOf(files);
  const missingBytes = missing.reduce((sum, { entry: [bytes] }) => sum + bytes, 0);
  return { sets: Object.fromEntries(sets), missing, total, present: total - missingBytes };
}

/** Returns the state after a plan has been carried out. Sets that haven't changed keep their date. */
export function completePlan(state: SavedState, plan: SavePlan, savedAt: string): SavedState {
  const sets = (Object.entries(plan.sets) as [SetKey, Omit<SavedSet, 'savedAt'>][]).map(
    ([key, set]) => {
      const before = state.sets[key];
      return [key, before?.release === set.release ? before : { ...set, savedAt }] as const;
    },
  );
  const pending = state.pending.filter((key) => plan.sets[key] === undefined);
  return { sets: Object.fromEntries(sets), pending };
}

/** Returns the state without some sets. A shell goes with the last set of its language. */
export function withoutSets(state: SavedState, removed: readonly SetKey[]): SavedState {
  const kept = savedKeys(state).filter((key) => !removed.includes(key));
  const isNeeded = (key: SetKey) => {
    const { language, set } = partsOfSetKey(key);
    return (
      set !== SHELL_SET || kept.some((other) => other !== key && other.startsWith(`${language}/`))
    );
  };
  return {
    sets: Object.fromEntries(kept.filter(isNeeded).map((key) => [key, state.sets[key]])),
    pending: state.pending.filter((key) => !removed.includes(key)),
  };
}

/** Returns which stored files no saved set needs. */
export function unneededFiles(state: SavedState, stored: Iterable<string>): string[] {
  const needed = new Set(
    Object.entries(savedFiles(state)).map(([path, entry]) => storedPath(path, entry)),
  );
  return [...stored].filter((place) => !needed.has(place));
}

/** Returns whether saved sets are of another release than the manifests describe. */
export function isOutdated(state: SavedState, manifests: Manifests): boolean {
  return savedKeys(state).some((key) => {
    const manifest = manifests[partsOfSetKey(key).language];
    return manifest !== undefined && manifest.release !== state.sets[key]?.release;
  });
}

/** Returns whether all files of saved sets are stored: browsers may remove some. */
export function hasAllFiles(state: SavedState, stored: ReadonlySet<string>): boolean {
  return Object.entries(savedFiles(state)).every(([path, entry]) =>
    stored.has(storedPath(path, entry)),
  );
}

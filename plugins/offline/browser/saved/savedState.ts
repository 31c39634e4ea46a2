import { isFileTable } from '../../shared/manifest';
import type { FileEntry, FileTable, SetKey } from '../../shared/manifest';
import { CACHES, readKept } from '../kept/keptFiles';

/** A set of files that is on the device as a whole. */
export interface SavedSet {
  /** ISO 8601. */
  savedAt: string;
  release: string;
  files: FileTable;
}

/** The list of a reader's saved sets. Their files are there until the browser removes them. */
export interface SavedState {
  sets: Readonly<Partial<Record<SetKey, SavedSet>>>;
  /** Sets that the reader has asked for and that aren't complete. */
  pending: readonly SetKey[];
}

export const NOTHING_SAVED: SavedState = { sets: {}, pending: [] };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isSet = (value: unknown): value is SavedSet =>
  isObject(value) &&
  typeof value.savedAt === 'string' &&
  typeof value.release === 'string' &&
  isFileTable(value.files);

/** Parses a stored state. Anything that isn't a state counts as nothing saved. */
export function parseSavedState(text: string): SavedState {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value) && isObject(value.sets) && Array.isArray(value.pending)) {
      const sets = Object.entries(value.sets).filter(([, set]) => isSet(set));
      const pending = value.pending.filter((key): key is SetKey => typeof key === 'string');
      return { sets: Object.fromEntries(sets) as SavedState['sets'], pending };
    }
  } catch {
    // Damaged.
  }
  return NOTHING_SAVED;
}

/** Returns the names of the sets that are on the device. */
export const savedKeys = (state: SavedState): SetKey[] => Object.keys(state.sets) as SetKey[];

/** Returns all files of saved sets. Files that languages share are in a set of each language. */
export function savedFiles(state: SavedState): FileTable {
  return Object.assign({}, ...Object.values(state.sets).map((set) => set?.files)) as FileTable;
}

/** Returns the saved file at a site path. */
export function findSaved(state: SavedState, path: string): FileEntry | undefined {
  return Object.values(state.sets)
    .map((set) => set?.files[path])
    .find((entry) => entry !== undefined);
}

/** Returns where a file is stored: two releases of it have two places. */
export const storedPath = (path: string, [, hash]: FileEntry): string => `${path}?${hash}`;

/** Where the list of saved files is stored, among the files. No file of the site has this name. */
export const STATE_PATH = '/.saved-state.json';

/** The list read last: it is parsed again only when it has changed. */
let last = { text: '', state: NOTHING_SAVED };

/** Returns the saved state. Resolves to a state without sets when the storage fails. */
export async function readSavedState(): Promise<SavedState> {
  const text = (await (await readKept('saved', STATE_PATH))?.text()) ?? '';
  if (text !== last.text) {
    last = { text, state: parseSavedState(text) };
  }
  return last.state;
}

/** Returns the saved file at a site path, or undefined. */
export async function readSaved(path: string): Promise<Response | undefined> {
  if (!(await caches.has(CACHES.saved).catch(() => false))) {
    return undefined;
  }
  const entry = findSaved(await readSavedState(), path);
  return entry && readKept('saved', storedPath(path, entry));
}

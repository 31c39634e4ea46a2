import { CACHES, readKept } from '../kept/keptFiles';
import { findSaved, NOTHING_SAVED, parseSavedState, storedPath } from './savedState';
import type { SavedState } from './savedState';

/** Where the list of saved files is stored, among the files. No file of the site has this name. */
export const STATE_PATH = '/.saved-state.json';

/** The list read last: it is parsed again only when it has changed. */
let last = { text: '', state: NOTHING_SAVED };

/** Returns what is saved. Resolves to nothing when the storage fails. */
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

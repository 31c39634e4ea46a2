import { CACHES, keep } from '../kept/keptFiles';
import { unneededFiles } from './planSave';
import { STATE_PATH, savedFiles } from './savedState';
import type { SavedState } from './savedState';

const openCache = () => caches.open(CACHES.saved);

/** Returns where all saved files are stored, in the form of `storedPath`. */
export async function listStored(): Promise<Set<string>> {
  const requests = await (await openCache()).keys();
  const places = requests.map(({ url }) => {
    const { pathname, search } = new URL(url);
    return pathname + search;
  });
  return new Set(places.filter((place) => place !== STATE_PATH));
}

/** Stores the list of saved sets. Files that it no longer names aren't served from now on. */
export function storeState(state: SavedState): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  return keep('saved', STATE_PATH, new Response(JSON.stringify(state), { headers }));
}

/** Removes the files that no saved set needs. */
export async function removeUnneeded(state: SavedState): Promise<void> {
  const cache = await openCache();
  const places = unneededFiles(state, await listStored());
  await Promise.all(places.map((place) => cache.delete(place, { ignoreVary: true })));
}

/** Removes visited pages that are also saved: saved pages are as new, and complete. */
export async function removeVisited(state: SavedState): Promise<void> {
  const cache = await caches.open(CACHES.pages);
  const paths = Object.keys(savedFiles(state));
  await Promise.all(paths.map((path) => cache.delete(path, { ignoreVary: true })));
}

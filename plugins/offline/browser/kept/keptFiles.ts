import { typeFits } from '@component-docs/kit/shared/typeFits';
import { openEntry, toEntry } from './entry';
import { isAnswerTo } from './isAnswerTo';

/**
 * The caches of all languages, by what is in them. `pages`: pages that readers have visited.
 * `assets`: files that those pages need. `saved`: what readers have saved, and the list of it.
 */
export const CACHES = { pages: 'docs-pages', assets: 'docs-assets', saved: 'docs-saved' } as const;
export type CacheKind = keyof typeof CACHES;

/** A saved file is stored under its path and hash. */
const EVERYWHERE = { ignoreVary: true, ignoreSearch: true } as const;

/** A place without the hash that distinguishes releases of a saved file. */
const pathOf = (place: string) => place.replace(/\?.*/, '');

/** Returns whether a kept response is of the type that its place is for. */
const fits = (place: string, { headers }: Response) =>
  typeFits(pathOf(place), headers.get('content-type'));

/**
 * Returns what is kept under a site path. Undefined if nothing is, if it is damaged or of a wrong type,
 * which removes it, and if the storage fails.
 */
export async function readKept(kind: CacheKind, path: string): Promise<Response | undefined> {
  try {
    const cache = await caches.open(CACHES[kind]);
    const entry = await cache.match(path, { ignoreVary: true });
    const opened = entry && fits(path, entry) ? await openEntry(entry) : undefined;
    if (entry && !opened) {
      await cache.delete(path, { ignoreVary: true });
    }
    return opened;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a response under a site path, in place of an earlier one. Rejects when it isn't what belongs there,
 * when its body breaks off, and when the storage fails or is full; what was kept there before stays then.
 */
export async function keep(kind: CacheKind, path: string, response: Response): Promise<void> {
  const entry = await toEntry(response, new Date());
  if (!(await isAnswerTo(pathOf(path), entry))) {
    throw new Error(`The answer to ${path} isn't what belongs there.`);
  }
  const cache = await caches.open(CACHES[kind]);
  await cache.put(path, entry);
}

/** Returns whether something of the right type is kept under a site path, without reading it. */
export async function isKept(kind: CacheKind, path: string): Promise<boolean> {
  const cache = await caches.open(CACHES[kind]);
  const entry = await cache.match(path, { ignoreVary: true });
  return entry !== undefined && fits(path, entry);
}

/**
 * Removes all that is kept under a site path, in every cache: what is saved, and what the plugin's part of
 * the worker has kept. Rejects when the storage fails.
 */
export async function removeKept(path: string): Promise<void> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    await cache.delete(path, EVERYWHERE);
  }
}

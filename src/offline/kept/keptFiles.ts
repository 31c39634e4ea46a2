import { openEntry, toEntry } from './entry';

/**
 * The caches of all languages, by what is in them. `pages`: pages that readers have visited.
 * `assets`: files that those pages need. `saved`: what readers have saved, and the list of it.
 */
export const CACHES = { pages: 'docs-pages', assets: 'docs-assets', saved: 'docs-saved' } as const;
export type CacheKind = keyof typeof CACHES;

/**
 * Returns what is kept under a site path. Undefined if nothing is, if it is damaged, which removes it,
 * and if the storage fails.
 */
export async function readKept(kind: CacheKind, path: string): Promise<Response | undefined> {
  try {
    const cache = await caches.open(CACHES[kind]);
    const entry = await cache.match(path, { ignoreVary: true });
    const opened = entry && (await openEntry(entry));
    if (entry && !opened) {
      await cache.delete(path, { ignoreVary: true });
    }
    return opened;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a response under a site path, in place of an earlier one. Rejects when its body breaks off, and
 * when the storage fails or is full; what was kept there before stays then.
 */
export async function keep(kind: CacheKind, path: string, response: Response): Promise<void> {
  const entry = await toEntry(response, new Date());
  const cache = await caches.open(CACHES[kind]);
  await cache.put(path, entry);
}

/** Returns whether something is kept under a site path, without reading it. */
export async function isKept(kind: CacheKind, path: string): Promise<boolean> {
  const cache = await caches.open(CACHES[kind]);
  return (await cache.match(path, { ignoreVary: true })) !== undefined;
}

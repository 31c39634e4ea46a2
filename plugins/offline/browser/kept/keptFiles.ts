import { typeFits } from '@component-docs/kit/shared/typeFits';
import { parseUrl } from '@component-docs/kit/shared/address';
import { pathKey } from '@component-docs/static-pages/shared/pages';

/** On a kept response: how many bytes its body has, and when it was kept (ISO 8601). */
const BYTES = 'docs-bytes';
const KEPT = 'docs-kept';

/** Headers that describe the transfer, which is over. */
const OF_TRANSFER = ['content-encoding', 'content-length', 'transfer-encoding'];

/**
 * Returns a response as it is kept. Rejects when its body breaks off.
 *
 * @param now when it is kept
 */
export async function toEntry(response: Response, now: Date): Promise<Response> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  OF_TRANSFER.forEach((name) => headers.delete(name));
  headers.set(BYTES, String(body.byteLength));
  headers.set(KEPT, now.toISOString());
  return new Response(body, { status: response.status, headers });
}

/** Returns a kept response if its body is complete; undefined if it is damaged. */
export async function openEntry(entry: Response): Promise<Response | undefined> {
  try {
    const body = await entry.arrayBuffer();
    return String(body.byteLength) === entry.headers.get(BYTES)
      ? new Response(body, { status: entry.status, headers: entry.headers })
      : undefined;
  } catch {
    return undefined;
  }
}

/** Returns when a response was kept, in ms since 1970; 0 if it doesn't say. */
export function keptAt({ headers }: Response): number {
  return Date.parse(headers.get(KEPT) ?? '') || 0;
}

const CANONICAL = /<link\b[^>]*\brel=["']?canonical\b[^>]*?\bhref=["']?([^"'\s>]+)/i;
/** A script of the site, or of its templates. */
const OWN_SCRIPT = /\/assets\/(?:js|templates)\/[^"'\s<>]+\.[\da-f]{8,}\.js\b/;

/** Resolves addresses without a host, which sites that don't know theirs print. */
const NO_HOST = 'https://host.invalid';

/**
 * Returns whether HTML is the page at a path, and not a proxy's or a host's answer in its place: the page
 * names a script of the site, and its own address if it has one. (The frames of templates don't.)
 *
 * @param path in the form of `pathKey`
 */
export function isPageAt(path: string, html: string): boolean {
  const address = parseUrl(CANONICAL.exec(html)?.[1] ?? path, NO_HOST);
  return OWN_SCRIPT.test(html) && address !== null && pathKey(address.pathname) === path;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns whether a response fits the request: a file of the right type, or the page at a path. Reads the
 * body of pages and of data.
 *
 * @param path site path; pages in the form of `pathKey`
 */
export async function isAnswerTo(path: string, response: Response): Promise<boolean> {
  const type = response.headers.get('content-type');
  if (!typeFits(path, type)) {
    return false;
  }
  const read = () => response.clone().text();
  if (path.endsWith('.json')) {
    return isJson(await read());
  }
  return !typeFits('', type) || isPageAt(path, await read());
}

/**
 * The caches of all languages, by their content. `pages`: pages that readers have visited. `assets`: files
 * that those pages need. `saved`: files that readers have saved, and the list of them.
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
 * Returns the response that is kept under a site path. Undefined if none is kept, if it is damaged or of a
 * wrong type (which also removes it), and if the storage fails.
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
 * Keeps a response under a site path, in place of an earlier one. Rejects when the response doesn't belong to
 * the path, when its body breaks off, and when the storage fails or is full; the earlier response stays then.
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
 * Removes all responses under a site path, from every cache: saved files, and files that the plugin's part of
 * the worker has kept. Rejects when the storage fails.
 */
export async function removeKept(path: string): Promise<void> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    await cache.delete(path, EVERYWHERE);
  }
}

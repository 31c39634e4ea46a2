import { fetchInTime } from '@component-docs/kit/browser/fetchInTime';
import { isPageAt } from '../kept/keptFiles';
import type { FileEntry } from '../../shared/manifest';
import { publicPath } from '../paths';
import { SaveError } from './saveProgress';

/** A page's path has no extension. */
const isPage = (path: string) => !/\.[a-z\d]+$/i.test(path);

/** Returns the hash of a body in the form of the manifest. */
async function hashOf(body: ArrayBuffer, length: number): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return [...bytes]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, length);
}

/**
 * Returns whether a fetched file is the file in the manifest, by its size and hash. A host may change the
 * HTML of pages: a page only needs to belong to the path and to name the main script of the release.
 *
 * @param main site path of the main script
 */
export async function isListed(
  path: string,
  body: ArrayBuffer,
  [bytes, hash]: FileEntry,
  main: string,
): Promise<boolean> {
  if (isPage(path)) {
    const html = new TextDecoder().decode(body);
    if (html.includes(main) && isPageAt(path, html)) {
      return true;
    }
  }
  return body.byteLength === bytes && (await hashOf(body, hash.length)) === hash;
}

interface Release {
  /** Site path of the main script. */
  main: string;
  signal: AbortSignal;
}

/** Rejects with a SaveError when the answer isn't the file of the release. */
async function fetchOnce(
  path: string,
  entry: FileEntry,
  { main, signal }: Release,
  cache: RequestCache,
): Promise<Response> {
  const read = async (response: Response) => {
    if (response.status >= 500) {
      throw new SaveError('network', `${path} answered with status ${response.status}.`);
    }
    const body = await response.arrayBuffer();
    if (!response.ok || !(await isListed(path, body, entry, main))) {
      throw new SaveError('changed', `${path} isn't the file of this release.`);
    }
    return new Response(body, { headers: response.headers });
  };
  try {
    return await fetchInTime(publicPath(path), read, { cache, signal });
  } catch (error) {
    if (error instanceof SaveError || signal.aborted) {
      throw error;
    }
    throw new SaveError('network', `${path} couldn't be fetched.`);
  }
}

/**
 * Fetches a file of a release for storing it. Rejects with a SaveError when it can't be fetched or belongs
 * to another release, and with an AbortError when the signal ends it.
 */
export async function fetchFile(
  path: string,
  entry: FileEntry,
  release: Release,
): Promise<Response> {
  if (!path.includes('/assets/')) {
    // Without a hash in its name, a cached file may be another release's.
    return fetchOnce(path, entry, release, 'no-store');
  }
  try {
    return await fetchOnce(path, entry, release, 'default');
  } catch (error) {
    if (error instanceof SaveError && error.failure === 'changed') {
      // A cache may have something else under its name.
      return fetchOnce(path, entry, release, 'reload');
    }
    throw error;
  }
}

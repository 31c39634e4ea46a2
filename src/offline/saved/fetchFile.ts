import { fetchInTime } from '../../lib/fetchInTime';
import type { FileEntry } from '../manifest';
import { publicPath } from '../publicPath';
import { SaveError } from './SaveError';

/** A page's path has no extension. */
const isPage = (path: string) => !/\.[a-z\d]+$/i.test(path);

/**
 * Returns whether a fetched file is the one that the manifest lists, by its size. A host may change the
 * HTML of pages: for those, it is enough to name the main script of the release.
 *
 * @param main site path of the main script
 */
function isListed(path: string, body: ArrayBuffer, [bytes]: FileEntry, main: string): boolean {
  return (
    body.byteLength === bytes || (isPage(path) && new TextDecoder().decode(body).includes(main))
  );
}

/**
 * Fetches a file of a release for storing it. Rejects with a SaveError when it can't be fetched or belongs
 * to another release, and with an AbortError when the signal ends it.
 */
export async function fetchFile(
  path: string,
  entry: FileEntry,
  { main, signal }: { main: string; signal: AbortSignal },
): Promise<Response> {
  const read = async (response: Response) => {
    if (response.status >= 500) {
      throw new SaveError('network', `${path} answered with status ${response.status}.`);
    }
    const body = await response.arrayBuffer();
    if (!response.ok || !isListed(path, body, entry, main)) {
      throw new SaveError('changed', `${path} isn't the file of this release.`);
    }
    return new Response(body, { headers: response.headers });
  };
  try {
    // Files without a hash in their name must not come from a cache, which may have another release's.
    const cache = path.includes('/assets/') ? 'default' : 'no-store';
    return await fetchInTime(publicPath(path), read, { cache, signal });
  } catch (error) {
    if (error instanceof SaveError || signal.aborted) {
      throw error;
    }
    throw new SaveError('network', `${path} couldn't be fetched.`);
  }
}

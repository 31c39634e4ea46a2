import { fetchInTime } from '@component-docs/kit/browser/fetchInTime';
import { typeFits } from '@component-docs/kit/shared/typeFits';

/**
 * Returns the address of the file that the bundler's runtime couldn't load; undefined for any other error, such
 * as an error that the loaded code has thrown.
 */
export function failedFile(error: unknown): string | undefined {
  const request = error instanceof Error && 'request' in error ? error.request : undefined;
  return typeof request === 'string' ? request : undefined;
}

/**
 * Has the host send a file once more, in place of the copies that the browser and the service worker have
 * kept. Returns whether the answer can be the file.
 */
async function refresh(address: string): Promise<boolean> {
  const { pathname } = new URL(address, window.location.href);
  // Browsers keep an answer that is read to its end.
  const read = async (response: Response) => {
    await response.arrayBuffer();
    return response.ok && typeFits(pathname, response.headers.get('content-type'));
  };
  return fetchInTime(address, read, { cache: 'reload' }).catch(() => false);
}

/**
 * Loads a chunk. A file that fails is fetched past all caches, which may have something else under its
 * name, and the chunk is loaded again; for each of its files once.
 *
 * Rejects with the last error when a file can't be had, or fails again.
 */
export async function loadAgain<Loaded>(
  load: () => Promise<Loaded>,
  refreshed: readonly string[] = [],
): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    const file = failedFile(error);
    if (file !== undefined && !refreshed.includes(file) && (await refresh(file))) {
      return loadAgain(load, [...refreshed, file]);
    }
    throw error;
  }
}

/** The bundler's runtime. */
declare const __webpack_require__: {
  /** Loads a chunk. */
  e: (...args: readonly unknown[]) => Promise<unknown>;
};

/** Makes the bundler's runtime load each chunk this way. */
export function loadChunksAgain(): void {
  const load = __webpack_require__.e;
  __webpack_require__.e = (...args) => loadAgain(() => load(...args));
}

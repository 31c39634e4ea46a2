/** Reads in progress: products request each other's packages at the same time. */
const reading = new Map<string, Promise<unknown>>();

/**
 * Returns the read in progress for a key, or starts one.
 *
 * @param key identifies what is read; a key must always be used with the same function
 */
export function sharedReading<Result>(key: string, read: () => Promise<Result>): Promise<Result> {
  const started =
    (reading.get(key) as Promise<Result> | undefined) ??
    read().finally(() => {
      reading.delete(key);
    });
  reading.set(key, started);
  return started;
}

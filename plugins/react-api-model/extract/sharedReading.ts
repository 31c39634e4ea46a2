/** What was read: products request each other's packages, at the same time and on each reload. */
const readings = new Map<string, Promise<unknown>>();

/**
 * Returns what was read for a key, or reads it: the packages stay the same while the site is built or
 * the development server runs. A failure isn't remembered.
 *
 * @param key identifies what is read; a key must always be used with the same function
 */
export function sharedReading<Result>(key: string, read: () => Promise<Result>): Promise<Result> {
  const known = readings.get(key) as Promise<Result> | undefined;
  if (known) {
    return known;
  }
  const started = read();
  readings.set(key, started);
  started.catch(() => readings.delete(key));
  return started;
}

/**
 * Returns a function that says whether the facts of a file are others than when its reader asked last.
 *
 * @param readAll returns the facts of all files at the start, by path
 * @param read returns the facts of a file; undefined if it can't be read
 */
export function createKnownFacts(
  readAll: () => Promise<ReadonlyMap<string, string | undefined>>,
  read: (path: string) => Promise<string | undefined>,
): (reader: string, path: string) => Promise<boolean> {
  const start = readAll();
  const latest = new Map<string, string | undefined>();
  return async (reader, path) => {
    const key = `${reader} ${path}`;
    const before = latest.has(key) ? latest.get(key) : (await start).get(path);
    const now = await read(path);
    latest.set(key, now);
    return now === undefined || now !== before;
  };
}

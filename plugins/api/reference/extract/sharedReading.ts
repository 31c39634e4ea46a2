/**
 * Reads that are under way: products ask for each other's packages at the same time. Docusaurus
 * loads this module anew for every plugin, hence the place that all of them share.
 */
const SHARED = Symbol.for('api-reference.reading');
type Reads = Map<string, Promise<unknown>>;
const shared = globalThis as { [SHARED]?: Reads };
const reading: Reads = (shared[SHARED] ??= new Map<string, Promise<unknown>>());

/**
 * Gives the read of a package that is under way, or starts one.
 *
 * @param key names what is read; one key is always read by the same function
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

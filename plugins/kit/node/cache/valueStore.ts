import path from 'node:path';
import { cachedValue } from './cachedValue';

/**
 * Returns the latest value of a name. Derives it again only if its key has changed.
 *
 * @param name a relative path without extension
 * @param key a hash of everything that the value depends on (`hashOf`)
 * @param derive returns the value, which must be JSON
 */
export type ValueStore = <Value>(
  name: string,
  key: string,
  derive: () => Value | Promise<Value>,
) => Promise<Value>;

/** Derives every value: a store that keeps none. */
export const noStore: ValueStore = async (_name, _key, derive) => derive();

/**
 * Creates a store of derived values: in memory, for the next reload of the development server, and
 * in a folder, for the next run.
 *
 * @param folder absolute path
 */
export function createValueStore(folder: string): ValueStore {
  const latest = new Map<string, { key: string; value: Promise<unknown> }>();
  return <Value>(name: string, key: string, derive: () => Value | Promise<Value>) => {
    const known = latest.get(name);
    if (known?.key === key) {
      return known.value as Promise<Value>;
    }
    const value = cachedValue(path.join(folder, `${name}.json`), key, derive);
    latest.set(name, { key, value });
    // A failure isn't kept: the file that caused it may be repaired without a change of the key.
    value.catch(() => latest.delete(name));
    return value;
  };
}

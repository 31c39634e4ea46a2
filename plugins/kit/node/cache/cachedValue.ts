import crypto from 'node:crypto';
import { readJson, writeJson } from './jsonFile';

interface Entry<Value> {
  key: string;
  value: Value;
}

/** Returns a hash of everything that a derived value depends on, in the given order. */
export function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = crypto.createHash('sha256');
  // With its length, so that a part can't be mistaken for the end of the one before.
  parts.forEach((part) => hash.update(`${Buffer.byteLength(part)}:`).update(part));
  return hash.digest('hex');
}

/**
 * Returns a derived value from a file, which holds the latest one. Derives it again only if its key
 * has changed.
 *
 * @param file absolute path; a JSON file
 * @param key a hash of everything that the value depends on (`hashOf`)
 * @param derive returns the value, which must be JSON
 */
export async function cachedValue<Value>(
  file: string,
  key: string,
  derive: () => Value | Promise<Value>,
): Promise<Value> {
  const entry = await readJson<Entry<Value>>(file);
  if (entry?.key === key) {
    return entry.value;
  }
  const value = await derive();
  await writeJson(file, { key, value } satisfies Entry<Value>);
  return value;
}

import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

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

async function readEntry<Value>(file: string): Promise<Entry<Value> | undefined> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8')) as Entry<Value>;
  } catch {
    // Missing or truncated: the value is derived again.
    return undefined;
  }
}

/** Writes atomically, because each locale is built in its own process. */
async function writeEntry<Value>(file: string, entry: Entry<Value>): Promise<void> {
  const draft = `${file}.${crypto.randomUUID()}`;
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(draft, JSON.stringify(entry));
  await fs.rename(draft, file);
}

/**
 * Returns a derived value from a file, which holds the latest one. Derives it again only if its key
 * has changed.
 *
 * @param file absolute path; a JSON file
 * @param key a hash of everything that the value depends on (`hashOf`)
 * @param derive returns the value, which must be JSON
 * @param isFinal returns whether the value may be kept; by default, every value may
 */
export async function cachedValue<Value>(
  file: string,
  key: string,
  derive: () => Value | Promise<Value>,
  isFinal: (value: Value) => boolean = () => true,
): Promise<Value> {
  const entry = await readEntry<Value>(file);
  if (entry?.key === key) {
    return entry.value;
  }
  const value = await derive();
  if (isFinal(value)) {
    await writeEntry(file, { key, value });
  }
  return value;
}

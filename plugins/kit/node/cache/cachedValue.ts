import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { keptSite } from '../../shared/site/facts';

/** Reads a cache's file. Returns undefined if it is missing or truncated: nothing is cached then. */
export async function readJson<Content>(file: string): Promise<Content | undefined> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8')) as Content;
  } catch {
    return undefined;
  }
}

/** Writes a cache's file atomically, because each locale is built in its own process. */
export async function writeJson(file: string, content: unknown): Promise<void> {
  const draft = `${file}.${crypto.randomUUID()}`;
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(draft, JSON.stringify(content));
  await fs.rename(draft, file);
}

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

/** Files of the site on which all derived values depend: packages, and the compiler's options. */
const SITE_FILES = ['package-lock.json', 'tsconfig.json'];

async function sourcesIn(folder: string): Promise<string[]> {
  const names = await fs.readdir(folder, { recursive: true });
  const files = names.filter((name) => /\.[cm]?ts$/.test(name)).sort();
  return files.map((name) => path.join(folder, name));
}

/**
 * Returns a hash of everything that a plugin's derived values depend on besides their sources: the installed
 * packages, the compiler's options, the facts of the site, and the plugin's own code.
 *
 * @param folders absolute paths of the folders with that code
 */
export async function environmentHash(
  siteDir: string,
  folders: readonly string[],
): Promise<string> {
  const sources = await Promise.all(folders.map(sourcesIn));
  const files = [...SITE_FILES.map((name) => path.join(siteDir, name)), ...sources.flat()];
  const texts = files.map((file) => fs.readFile(file).catch(() => ''));
  const site = keptSite();
  // No derived value has redirects or a path of this computer in it.
  const library = { ...site.library, examples: undefined };
  const facts = { ...site, redirects: undefined, library };
  return hashOf([JSON.stringify(facts), ...(await Promise.all(texts))]);
}

/** Returns the hash that names a script's source in a Content-Security-Policy: `'sha256-…'`. */
export function sourceHash(source: string): string {
  return `'sha256-${crypto.createHash('sha256').update(source).digest('base64')}'`;
}

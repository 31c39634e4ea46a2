import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { ExtractedHook } from '../model/hook';
import type { InstalledPackage } from './locatePackage';
import type { ExtractedComponent } from '../model/component';
import type { ExtractedSymbol } from '../model/symbol';

interface Entry<Item> {
  key: string;
  items: Item[];
}

/** The folder of `plugins/api/reference`. */
const PLUGIN_DIR = path.dirname(__dirname);

async function sourcesOf(dir: string): Promise<string[]> {
  const names = await fs.readdir(dir, { recursive: true });
  const files = names.filter((name) => name.endsWith('.ts')).sort();
  return files.map((name) => path.join(dir, name));
}

/**
 * Returns a hash of everything that an extraction depends on: the package's version, this plugin's
 * sources, and the lock file, which determines the compiler and the types that the package builds
 * on.
 */
async function keyOf(siteDir: string, { name, version }: InstalledPackage): Promise<string> {
  const hash = crypto.createHash('sha256').update(`${name}@${version}`);
  for (const file of [path.join(siteDir, 'package-lock.json'), ...(await sourcesOf(PLUGIN_DIR))]) {
    hash.update(await fs.readFile(file).catch(() => ''));
  }
  return hash.digest('hex');
}

async function readEntry<Item>(file: string): Promise<Entry<Item> | undefined> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8')) as Entry<Item>;
  } catch {
    // Missing or truncated: the package is extracted again.
    return undefined;
  }
}

/** Writes atomically, because each locale is built in its own process. */
async function writeEntry<Item>(file: string, entry: Entry<Item>): Promise<void> {
  const draft = `${file}.${crypto.randomUUID()}`;
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(draft, JSON.stringify(entry));
  await fs.rename(draft, file);
}

/**
 * Returns what was extracted from a package. Extracts it again only if something it depends on has
 * changed.
 */
async function cached<Item>(
  siteDir: string,
  installed: InstalledPackage,
  kind: 'components' | 'hooks' | 'symbols',
  extract: () => Promise<Item[]>,
): Promise<Item[]> {
  const fileName = `${installed.name.replace('/', '__')}.${kind}.json`;
  const file = path.join(siteDir, 'node_modules/.cache/api-reference', fileName);
  const key = await keyOf(siteDir, installed);
  const entry = await readEntry<Item>(file);
  if (entry?.key === key) {
    return entry.items;
  }
  const items = await extract();
  await writeEntry(file, { key, items });
  return items;
}

/** Returns the components of a package, from the cache if they are there. */
export function cachedComponents(
  siteDir: string,
  installed: InstalledPackage,
  extract: () => Promise<ExtractedComponent[]>,
): Promise<ExtractedComponent[]> {
  return cached(siteDir, installed, 'components', extract);
}

/** Returns the hooks of a package, from the cache if they are there. */
export function cachedHooks(
  siteDir: string,
  installed: InstalledPackage,
  extract: () => Promise<ExtractedHook[]>,
): Promise<ExtractedHook[]> {
  return cached(siteDir, installed, 'hooks', extract);
}

/**
 * Returns the interfaces and hooks of a package that have their own pages, from the cache if they
 * are there.
 */
export function cachedSymbols(
  siteDir: string,
  installed: InstalledPackage,
  extract: () => Promise<ExtractedSymbol[]>,
): Promise<ExtractedSymbol[]> {
  return cached(siteDir, installed, 'symbols', extract);
}

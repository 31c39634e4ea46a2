import path from 'node:path';
import { cachedValue, hashOf } from '@component-docs/kit/node/cache/cachedValue';
import { environmentHash } from '@component-docs/kit/node/cache/environment';
import type { ExtractedHook } from '../model/hook';
import type { InstalledPackage } from './locatePackage';
import type { ExtractedComponent } from '../model/component';
import type { ExtractedSymbol } from '../model/symbol';

/** The code that reads packages. */
const SOURCES = [__dirname, path.join(__dirname, '../model')];

/**
 * Returns what was extracted from a package. Extracts it again only if something it depends on has
 * changed: the package's version, this plugin's sources, or the installed packages, among which are
 * the compiler and the types that the package builds on.
 */
async function cached<Item>(
  siteDir: string,
  { name, version }: InstalledPackage,
  kind: 'components' | 'hooks' | 'symbols',
  extract: () => Promise<Item[]>,
): Promise<Item[]> {
  const fileName = `${name.replace('/', '__')}.${kind}.json`;
  const file = path.join(siteDir, 'node_modules/.cache/api-reference', fileName);
  const key = hashOf([name, version, await environmentHash(siteDir, SOURCES)]);
  return cachedValue(file, key, extract);
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

import path from 'node:path';
import { cachedValue, hashOf, environmentHash } from '@component-docs/kit/node/cache/cachedValue';
import { LIBRARY } from '@component-docs/kit/shared/site/library';
import type { ExtractedHook } from '../model/extracted';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { DocumentedSymbols } from '@component-docs/kit/shared/site/types';
import fs from 'node:fs';
import { packageFolder } from '@component-docs/kit/node/packages/folders';

/** An installed package. */
export interface InstalledPackage {
  name: string;
  version: string;
  dir: string;
  /** File with its types, relative to its folder, if its description names one. */
  types?: string;
  /** URL of the repository, without `.git`. */
  repositoryUrl: string;
  /** The package's folder in the repository. */
  repositoryDirectory: string;
}

interface Manifest {
  version: string;
  types?: string;
  typings?: string;
  exports?: unknown;
  repository?: { url?: string; directory?: string };
}

/** Returns the types that the exports of a package name for its index, below any conditions. */
function typesOfExports(exports: unknown, key = '.'): string | undefined {
  if (typeof exports === 'string') {
    return /\.d\.[cm]?ts$/.test(exports) ? exports : undefined;
  }
  const record = (exports ?? {}) as Readonly<Record<string, unknown>>;
  const inside = ['types', 'import', 'require', 'default'].map((name) => record[name]);
  return [record[key], ...inside]
    .filter((each) => each !== undefined)
    .map((each) => typesOfExports(each))
    .find((each) => each !== undefined);
}

/**
 * Finds a package in the site's `node_modules`.
 *
 * Throws, with the fix, when it is not installed.
 */
export function locatePackage(siteDir: string, name: string): InstalledPackage {
  const folder = packageFolder(siteDir, name);
  const file = path.join(folder, 'package.json');
  if (!fs.existsSync(file)) {
    throw new Error(
      `API reference: package ${name} is not installed (${file} is missing). ` +
        'Add it to the site’s dependencies, or remove it from the API reference.',
    );
  }
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
  return {
    name,
    version: manifest.version,
    // The real location of the files: types of other packages are resolved from there.
    dir: fs.realpathSync(folder),
    types: manifest.types ?? manifest.typings ?? typesOfExports(manifest.exports),
    repositoryUrl: (manifest.repository?.url ?? '').replace(/^git\+/, '').replace(/\.git$/, ''),
    repositoryDirectory: manifest.repository?.directory ?? '',
  };
}

/** The interfaces and hooks that have their own pages, by package. */
export const DOCUMENTED_SYMBOLS: Readonly<Record<string, DocumentedSymbols>> = Object.fromEntries(
  PRODUCTS.flatMap(({ symbols }) => Object.entries(symbols ?? {})),
);

/** The code that reads packages, and the facts that are special about them. */
const SOURCES = [
  __dirname,
  path.join(__dirname, '../model'),
  ...(LIBRARY.examples ? [path.dirname(LIBRARY.examples)] : []),
];

/** An installed package and the items that were extracted from it. */
export interface Reading<Item> {
  installed: InstalledPackage;
  items: readonly Item[];
}

/** Extracts items again only if the package, another installed package, or the code of this package has changed. */
async function readCached<Item>(
  siteDir: string,
  packageName: string,
  kind: string,
  extract: (installed: InstalledPackage) => Promise<Item[]>,
): Promise<Reading<Item>> {
  const installed = locatePackage(siteDir, packageName);
  const fileName = `${packageName.replace('/', '__')}.${kind}.json`;
  const file = path.join(siteDir, 'node_modules/.cache/api-reference', fileName);
  const environment = await environmentHash(siteDir, SOURCES);
  const key = hashOf([packageName, installed.version, environment]);
  return { installed, items: await cachedValue(file, key, () => extract(installed)) };
}

/** Earlier readings: products request each other's packages, at the same time and on each reload. */
const readings = new Map<string, Promise<Reading<unknown>>>();

/**
 * Reads the items of an installed package, from the cache if possible. A package is read once: the packages stay
 * the same while the site is built or the development server runs. A failure isn't remembered.
 *
 * Throws when the package is not installed.
 *
 * @param kind the kind of items; it must always be used with the same function
 * @param extract should load the compiler on demand: that takes half a second, and a cached run does not need it
 */
export function readExtracted<Item>(
  siteDir: string,
  packageName: string,
  kind: 'components' | 'hooks' | 'symbols',
  extract: (installed: InstalledPackage) => Promise<Item[]>,
): Promise<Reading<Item>> {
  const key = [kind, siteDir, packageName].join('\n');
  const known = readings.get(key) as Promise<Reading<Item>> | undefined;
  if (known) {
    return known;
  }
  const started = readCached(siteDir, packageName, kind, extract);
  readings.set(key, started);
  started.catch(() => readings.delete(key));
  return started;
}

/**
 * Reads an installed package's documented hooks.
 *
 * Throws, with package, hook, and member, when the package is not installed or has types that
 * cannot be shown.
 */
export async function readHooks(
  siteDir: string,
  packageName: string,
): Promise<readonly ExtractedHook[]> {
  const { items } = await readExtracted(siteDir, packageName, 'hooks', async (installed) =>
    (await import('./extractHooks')).extractHooks(installed),
  );
  return items;
}

import fs from 'node:fs/promises';
import path from 'node:path';
import {
  environmentHash,
  hashOf,
  readJson,
  writeJson,
} from '@component-docs/kit/node/cache/cachedValue';
import { readModules } from '../readImports';

/** Returns the problems of each file, like `typeCheck`. */
export type Check = (
  files: readonly string[],
) => ReadonlyMap<string, string[]> | Promise<ReadonlyMap<string, string[]>>;

/** The keys of the demos that have passed, by path from the site's root. */
type Passed = Partial<Record<string, string>>;

/** Imports of the site's own modules, whose types may change without the demo. */
const SITE_IMPORT = /\bfrom\s+['"]@site\//;

/** Returns the code inside the site that a file's types depend on, or undefined if that isn't known. */
async function sourcesOf(file: string): Promise<string[] | undefined> {
  const code = await fs.readFile(file, 'utf8');
  // A file that can't be read is reported elsewhere, with its line.
  const modules = await readModules(file, code).catch(() => undefined);
  const sources = modules && [code, ...modules.map((module) => module.code)];
  return sources?.some((source) => SITE_IMPORT.test(source)) ? undefined : sources;
}

async function keysOf(siteDir: string, files: readonly string[]) {
  const environment = await environmentHash(siteDir, [__dirname]);
  const entries = files.map(async (file) => {
    const sources = await sourcesOf(file);
    return [file, sources && hashOf([environment, ...sources])] as const;
  });
  return new Map(await Promise.all(entries));
}

/**
 * Type-checks the demos that have changed since they passed, or whose modules have. Returns all problems.
 *
 * @param files absolute paths of all demos
 * @param group the folder of the cache that remembers which have passed
 */
export async function checkChanged(
  siteDir: string,
  files: readonly string[],
  check: Check,
  group = 'demos',
): Promise<string[]> {
  const record = path.join(siteDir, 'node_modules/.cache', group, 'passed.json');
  const keys = await keysOf(siteDir, files);
  const nameOf = (file: string) => path.relative(siteDir, file);
  const passed = (await readJson<Passed>(record)) ?? {};
  const changed = files.filter((file) => (passed[nameOf(file)] ?? '') !== keys.get(file));
  if (changed.length === 0) {
    return [];
  }
  const problems = await check(changed);
  const failed = new Set(changed.filter((file) => problems.get(file)?.length));
  const kept = files.filter((file) => !failed.has(file) && keys.get(file));
  await writeJson(record, Object.fromEntries(kept.map((file) => [nameOf(file), keys.get(file)])));
  return [...problems.values()].flat();
}

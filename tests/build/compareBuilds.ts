import path from 'node:path';
import { hashFiles } from '../helpers/hashFiles';
import type { SiteCopy } from './siteCopy';

/** A change of a site's sources: what it is, the file, and the edit. */
export type Change = readonly [what: string, file: string, edit: (content: string) => string];

/** Hashes of built files by their paths. */
type Files = Readonly<Record<string, string>>;

interface Comparison {
  /** The files that the changes changed, in a build without a cache. */
  changed: string[];
  /** The files of a build with the cache of the unchanged sources, and those without a cache. */
  cached: Files;
  cold: Files;
  /** How long the builds took, in seconds: before the changes, with the cache, and without. */
  seconds: readonly [first: number, cached: number, cold: number];
}

/** Builds one language with the bundler's cache. */
async function build(site: SiteCopy, locale: string): Promise<{ files: Files; seconds: number }> {
  const start = performance.now();
  const { code, output } = await site.build([locale], { DOCUSAURUS_NO_PERSISTENT_CACHE: '' });
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
  const seconds = Math.round(performance.now() - start) / 1000;
  return { files: await hashFiles(path.join(site.dir, 'build')), seconds };
}

/**
 * Builds a site, changes it, and builds it again: with the caches of the first build, and without.
 *
 * Fails when an edit changes nothing, or when a build fails.
 */
export async function compareBuilds(
  site: SiteCopy,
  locale: string,
  changes: readonly Change[],
): Promise<Comparison> {
  await site.removeCaches();
  const first = await build(site, locale);
  for (const [what, file, edit] of changes) {
    const before = await site.read(file);
    await site.edit(file, edit);
    expect([what, await site.read(file)]).not.toEqual([what, before]);
  }
  const cached = await build(site, locale);
  await site.removeCaches();
  const cold = await build(site, locale);
  return {
    changed: Object.keys(cold.files).filter((name) => first.files[name] !== cold.files[name]),
    cached: cached.files,
    cold: cold.files,
    seconds: [first.seconds, cached.seconds, cold.seconds],
  };
}

import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Where the bundler keeps its caches: a folder for each configuration and state of the code. */
const CACHES = 'node_modules/.cache/rspack';
/** Two builds (browser and server) for two languages, of the three latest states of the code. */
const MAX_CACHES = 12;

async function usedAt(folder: string): Promise<number> {
  return (await stat(folder)).mtimeMs;
}

/**
 * Removes the bundler's oldest caches. It writes a new one whenever the code changes that compiles
 * pages, and removes none itself; each takes some 50 MB.
 *
 * @returns the names of the removed folders
 */
export async function removeOldCaches(siteDir: string, keep = MAX_CACHES): Promise<string[]> {
  const root = path.join(siteDir, CACHES);
  const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  const timed = await Promise.all(
    folders.map(async ({ name }) => ({ name, time: await usedAt(path.join(root, name)) })),
  );
  const old = timed.sort((a, b) => b.time - a.time).slice(keep);
  await Promise.all(
    old.map(({ name }) => rm(path.join(root, name), { recursive: true, force: true })),
  );
  return old.map(({ name }) => name);
}

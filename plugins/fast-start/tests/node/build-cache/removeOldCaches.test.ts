import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeOldCaches } from '../../../node/build-cache';

const CACHES = 'node_modules/.cache/rspack';

let site: string;

beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'old-caches-'));
});

afterEach(async () => {
  await rm(site, { recursive: true });
});

/** Makes caches, the first one used last. */
async function makeCaches(...names: string[]) {
  for (const [index, name] of names.entries()) {
    const folder = path.join(site, CACHES, name);
    await mkdir(folder, { recursive: true });
    await utimes(folder, 1_000_000 - index, 1_000_000 - index);
  }
}

test('keeps the caches that were used last, and the folder of unfinished writes', async () => {
  await makeCaches('new', 'recent', 'old', 'older', '.temp');
  expect((await removeOldCaches(site, 2)).sort()).toEqual(['old', 'older']);
  expect((await readdir(path.join(site, CACHES))).sort()).toEqual(['.temp', 'new', 'recent']);
});

test('removes nothing where there are few caches, or none', async () => {
  expect(await removeOldCaches(site, 2)).toEqual([]);
  await makeCaches('one', 'two');
  expect(await removeOldCaches(site, 2)).toEqual([]);
});

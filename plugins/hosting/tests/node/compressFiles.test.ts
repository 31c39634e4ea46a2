import fs from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from '../../node/compressFiles';
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder';

const LONG = 'again and again '.repeat(200);

test('writes compressed files beside long text files, and no others', async () => {
  const folder = await temporaryFolder({
    'build/a.html': LONG,
    'build/b/same.html': LONG,
    'build/short.html': 'short',
    'build/photo.png': LONG,
  });
  const build = path.join(folder, 'build');
  await compressFiles(build, ['br', 'gz'], path.join(folder, 'cache'));
  expect((await fs.readdir(build, { recursive: true })).sort()).toEqual([
    'a.html',
    'a.html.br',
    'a.html.gz',
    'b',
    'b/same.html',
    'b/same.html.br',
    'b/same.html.gz',
    'photo.png',
    'short.html',
  ]);
  expect(brotliDecompressSync(await fs.readFile(path.join(build, 'a.html.br'))).toString()).toBe(
    LONG,
  );
  expect(gunzipSync(await fs.readFile(path.join(build, 'b/same.html.gz'))).toString()).toBe(LONG);
});

test('compresses again only what has changed, and forgets what is gone', async () => {
  const folder = await temporaryFolder({ 'build/a.html': LONG, 'build/b.html': `${LONG}b` });
  const [build, cache] = [path.join(folder, 'build'), path.join(folder, 'cache')];
  await compressFiles(build, ['br', 'gz'], cache);
  const before = await fs.readdir(cache);
  const times = async () =>
    Object.fromEntries(
      await Promise.all(
        (await fs.readdir(cache)).map(
          async (name) => [name, (await fs.stat(path.join(cache, name))).mtimeMs] as const,
        ),
      ),
    );
  const first = await times();
  await fs.writeFile(path.join(build, 'b.html'), `${LONG}c`);
  await compressFiles(build, ['br', 'gz'], cache);
  const second = await times();
  const kept = before.filter((name) => name in second);
  expect(kept).toHaveLength(2);
  kept.forEach((name) => expect(second[name]).toBe(first[name]));
  expect(Object.keys(second)).toHaveLength(4);
  expect(brotliDecompressSync(await fs.readFile(path.join(build, 'b.html.br'))).toString()).toBe(
    `${LONG}c`,
  );
});

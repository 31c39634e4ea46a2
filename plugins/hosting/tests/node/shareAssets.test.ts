import fs from 'node:fs/promises';
import path from 'node:path';
import { shareAssets } from '../../node/finishBuild';
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder';

async function filesIn(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

test('what languages have in common is at the root once, and the rest stays', async () => {
  const folder = await temporaryFolder({
    'assets/demos/a/A.1.json': 'a',
    'assets/js/main.1.js': 'en',
    'zh/assets/demos/a/A.1.json': 'a',
    'zh/assets/demos/a/B.1.json': 'only built here',
    'zh/assets/sandbox/compiler.1.js': 'worker',
    'zh/assets/sandbox/frame.1.js': 'frame',
    'zh/assets/js/main.2.js': 'zh',
    'zh/index.html': '',
  });
  await shareAssets(folder, ['/zh']);
  const shared = [
    'assets/demos/a/A.1.json',
    'assets/demos/a/B.1.json',
    'assets/js/main.1.js',
    'assets/sandbox/frame.1.js',
    'zh/assets/js/main.2.js',
    'zh/assets/sandbox/compiler.1.js',
    'zh/index.html',
  ];
  expect(await filesIn(folder)).toEqual(shared);
  expect(await fs.readFile(path.join(folder, 'assets/demos/a/B.1.json'), 'utf8')).toBe(
    'only built here',
  );
  expect((await fs.readdir(path.join(folder, 'zh/assets'))).sort()).toEqual(['js', 'sandbox']);
  await shareAssets(folder, ['/zh']);
  expect(await filesIn(folder)).toEqual(shared);
});

test('a name that stands for two contents is an error, and nothing is moved', async () => {
  const folder = await temporaryFolder({
    'assets/icons/1/a.json': 'a',
    'zh/assets/icons/1/a.json': 'b',
    'zh/assets/icons/1/b.json': 'b',
  });
  const before = await filesIn(folder);
  await expect(shareAssets(folder, ['/zh'])).rejects.toThrow(
    'Files that languages have in common differ:\n  - zh/assets/icons/1/a.json differs from assets/icons/1/a.json. Build all languages from the same sources.',
  );
  expect(await filesIn(folder)).toEqual(before);
});

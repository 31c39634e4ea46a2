import fs from 'node:fs/promises';
import path from 'node:path';
import { environmentHash } from '../../../node/cache/cachedValue';
import { temporaryFolder } from '../../../../../tests/helpers/temporaryFolder';

const FILES = {
  'package-lock.json': '{}',
  'tsconfig.json': '{}',
  'plugin/index.ts': '1',
  'plugin/deep/step.ts': '2',
  'plugin/notes.md': '3',
  'page.mdx': '4',
};

test.each(['package-lock.json', 'tsconfig.json', 'plugin/index.ts', 'plugin/deep/step.ts'])(
  'changes with %s',
  async (name) => {
    const site = await temporaryFolder(FILES);
    const before = await environmentHash(site, [path.join(site, 'plugin')]);
    await fs.writeFile(path.join(site, name), 'changed');
    expect(await environmentHash(site, [path.join(site, 'plugin')])).not.toBe(before);
  },
);

test('does not change with other files, nor with the place of the site', async () => {
  const sites = await Promise.all([
    temporaryFolder(FILES),
    temporaryFolder({ ...FILES, 'page.mdx': 'changed', 'plugin/notes.md': 'changed' }),
  ]);
  const hashes = await Promise.all(
    sites.map((site) => environmentHash(site, [path.join(site, 'plugin')])),
  );
  expect(hashes[0]).toBe(hashes[1]);
});

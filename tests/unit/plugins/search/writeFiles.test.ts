import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { STATIC_FOLDER, writeFiles } from '../../../../plugins/search/writeFiles';

test('names files by their content, and removes those of an earlier build', async () => {
  const site = await fs.mkdtemp(path.join(os.tmpdir(), 'search-'));
  const read = (file: string) => fs.readFile(path.join(site, STATIC_FOLDER, file), 'utf8');
  await writeFiles(site, { x: { index: 'old', texts: 'same' } });
  const { x } = await writeFiles(site, { x: { index: 'new', texts: 'same' } });
  expect(x.index).toMatch(/^\/assets\/search\/x-index\.[\da-f]{8}\.json$/);
  expect(await read(x.index)).toBe('new');
  expect(await read(x.texts)).toBe('same');
  expect(await fs.readdir(path.join(site, STATIC_FOLDER, 'assets/search'))).toHaveLength(2);
  await fs.rm(site, { recursive: true });
});

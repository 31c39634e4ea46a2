import fs from 'node:fs/promises';
import path from 'node:path';
import { STATIC_FOLDER, writeIndex } from '../../../../../plugins/api/index-page/writeIndex';
import { temporaryFolder } from '../../../../helpers/temporaryFolder';

test('writes an index to the returned path, and removes only its previous version', async () => {
  const site = await temporaryFolder({});
  const former = await writeIndex(site, 'system', 'one');
  const other = await writeIndex(site, 'joy-ui', 'two');
  const current = await writeIndex(site, 'system', 'three');
  expect(current).toMatch(/^\/assets\/api-index\/system\.[\da-f]{8}\.json$/);
  expect(current).not.toBe(former);
  const files = await fs.readdir(path.join(site, STATIC_FOLDER, 'assets/api-index'));
  expect(files.sort()).toEqual([current, other].map((address) => path.basename(address)).sort());
  expect(await fs.readFile(path.join(site, STATIC_FOLDER, current), 'utf8')).toBe('three');
});

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceWorkers } from '../../../../scripts/lib/replaceWorkers';
import { temporaryFolder } from '../../../helpers/temporaryFolder';

it('replaces the service worker of each locale with one that removes itself', async () => {
  const folder = await temporaryFolder({
    'sw.js': 'old',
    'zh/sw.js': 'old',
    'assets/js/main.js': 'kept',
  });
  expect(await replaceWorkers(folder)).toEqual(['sw.js', path.join('zh', 'sw.js')]);
  for (const file of ['sw.js', 'zh/sw.js']) {
    expect(await readFile(path.join(folder, file), 'utf8')).toContain('registration.unregister()');
  }
  expect(await readFile(path.join(folder, 'assets/js/main.js'), 'utf8')).toBe('kept');
});

it('throws for a folder without a service worker, with its path', async () => {
  const folder = await temporaryFolder({ 'index.html': '' });
  await expect(replaceWorkers(folder)).rejects.toThrow(`There is no sw.js in ${folder}.`);
  const missing = path.join(folder, 'nowhere');
  await expect(replaceWorkers(missing)).rejects.toThrow(`There is no sw.js in ${missing}.`);
});

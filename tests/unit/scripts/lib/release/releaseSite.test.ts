import fs from 'node:fs/promises';
import path from 'node:path';
import { releaseSite } from '../../../../../scripts/lib/release/releaseSite';
import { temporaryFolder } from '../../../../helpers/temporaryFolder';

async function build(name: string, more: Record<string, string> = {}): Promise<string> {
  return temporaryFolder({
    _headers: '',
    'index.html': `release ${name}`,
    'zh/index.html': '',
    [`assets/js/main.${name}.js`]: name,
    ...more,
  });
}

test('releases side by side: the newest pages, and the assets of the last releases', async () => {
  const folder = path.join(await temporaryFolder({}), 'public');
  await releaseSite(await build('1', { 'old.html': '' }), folder, 2);
  await releaseSite(await build('2'), folder, 2);
  expect(await fs.readFile(path.join(folder, 'index.html'), 'utf8')).toBe('release 2');
  expect((await fs.readdir(folder)).sort()).not.toContain('old.html');
  expect((await fs.readdir(path.join(folder, 'assets/js'))).sort()).toEqual([
    'main.1.js',
    'main.2.js',
  ]);
  await releaseSite(await build('3'), folder, 2);
  expect((await fs.readdir(path.join(folder, 'assets/js'))).sort()).toEqual([
    'main.2.js',
    'main.3.js',
  ]);
});

test('leaves files that no release wrote', async () => {
  const folder = path.join(await temporaryFolder({}), 'public');
  await releaseSite(await build('1'), folder, 1);
  await fs.writeFile(path.join(folder, 'own.txt'), 'mine');
  await releaseSite(await build('2'), folder, 1);
  expect(await fs.readFile(path.join(folder, 'own.txt'), 'utf8')).toBe('mine');
});

test('refuses a folder that holds something else, and a build without a language', async () => {
  const other = await temporaryFolder({ 'thesis.txt': 'important' });
  await expect(releaseSite(await build('1'), other, 3)).rejects.toThrow(
    `${other} is not empty, and no release was made there.`,
  );
  const english = await temporaryFolder({ _headers: '', 'index.html': '' });
  await expect(releaseSite(english, path.join(english, 'public'), 3)).rejects.toThrow(
    'zh/index.html is missing',
  );
});

import fs from 'node:fs/promises';
import path from 'node:path';
import { releaseSite, planRelease } from '../../../../scripts/lib/releaseSite';
import { temporaryFolder } from '../../../helpers/temporaryFolder';

const release = (name: string) => [
  'a.html',
  `assets/js/main.${name}.js`,
  `zh/assets/js/${name}.js`,
];

test('copies assets before pages', () => {
  expect(planRelease(release('1'), [], 3)).toEqual({
    copied: ['assets/js/main.1.js', 'zh/assets/js/1.js', 'a.html'],
    removed: [],
    history: [release('1')],
  });
});

test('keeps the assets of the last releases, and removes older ones', () => {
  const plans = ['1', '2', '3', '4'].reduce<ReturnType<typeof planRelease>[]>(
    (all, name) => [...all, planRelease(release(name), all.at(-1)?.history ?? [], 3)],
    [],
  );
  expect(plans.map(({ removed }) => removed)).toEqual([
    [],
    [],
    [],
    ['assets/js/main.1.js', 'zh/assets/js/1.js'],
  ]);
  expect(plans.at(-1)?.history).toEqual([
    release('4'),
    ['assets/js/main.3.js', 'zh/assets/js/3.js'],
    ['assets/js/main.2.js', 'zh/assets/js/2.js'],
  ]);
});

test('removes pages that are gone', () => {
  const { removed } = planRelease(['b.html'], [['a.html', 'assets/1.js', 'img/old.svg']], 2);
  expect(removed).toEqual(['a.html', 'img/old.svg']);
});

test('keeps an asset of an older release that a newer one has, too', () => {
  const { removed } = planRelease(['assets/same.js', 'b.html'], [['assets/same.js', 'a.html']], 1);
  expect(removed).toEqual(['a.html']);
});

test('a repeated release doesn’t push out the one before', () => {
  const first = planRelease(release('1'), [], 2);
  const second = planRelease(release('2'), first.history, 2);
  const again = planRelease(release('2'), second.history, 2);
  expect(again).toMatchObject({ removed: [], history: second.history });
});

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

import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../../helpers/temporaryFolder';

function run(folder: string) {
  const args = ['--import', 'tsx', 'scripts/killServiceWorker.ts', folder];
  return spawnSync(process.execPath, args, { encoding: 'utf8' });
}

it('replaces the service worker of each locale with one that removes itself', async () => {
  const folder = await temporaryFolder({
    'sw.js': 'old',
    'zh/sw.js': 'old',
    'assets/js/main.js': 'kept',
  });
  expect(run(folder).stdout).toBe(`Replaced sw.js, zh/sw.js. Deploy ${folder} now.\n`);
  for (const file of ['sw.js', 'zh/sw.js']) {
    expect(await readFile(path.join(folder, file), 'utf8')).toContain('registration.unregister()');
  }
  expect(await readFile(path.join(folder, 'assets/js/main.js'), 'utf8')).toBe('kept');
});

it('fails for a folder without a service worker, with its path', async () => {
  const folder = await temporaryFolder({ 'index.html': '' });
  for (const place of [folder, path.join(folder, 'nowhere')]) {
    const { status, stderr } = run(place);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringContaining(`There is no sw.js in ${place}.`) as string,
    });
  }
});

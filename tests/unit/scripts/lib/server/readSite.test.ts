import fs from 'node:fs/promises';
import path from 'node:path';
import { readSite } from '../../../../../scripts/lib/server/readSite';
import { temporaryFolder } from '../../../../helpers/temporaryFolder';

test('knows the files, locales, and headers of a site, and nothing outside its folder', async () => {
  const folder = await temporaryFolder({
    'build/index.html': '<script>home()</script>',
    'build/zh/index.html': '',
    'build-secret/a.html': 'secret',
  });
  const build = path.join(folder, 'build');
  await fs.symlink('../build-secret', path.join(build, 'folder'));
  await fs.symlink('../build-secret/a.html', path.join(build, 'file.html'));
  await fs.symlink('gone.html', path.join(build, 'broken.html'));
  await fs.symlink('index.html', path.join(build, 'inside.html'));
  await fs.symlink(build, path.join(folder, 'link'));
  const site = await readSite(path.join(folder, 'link'));
  expect([...site.files].sort()).toEqual(['index.html', 'inside.html', 'zh/index.html']);
  expect(site.root).toBe(await fs.realpath(build));
  expect(site.localeRoots).toEqual(['/zh']);
  expect(JSON.stringify(site.rules)).toContain("script-src 'self' 'sha256-");
});

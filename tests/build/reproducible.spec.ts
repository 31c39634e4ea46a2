import fs from 'node:fs/promises';
import path from 'node:path';
import { hashFiles } from '../helpers/hashFiles';
import { copySite, copySiteElsewhere } from './siteCopy';
import type { SiteCopy } from './siteCopy';

const sites: SiteCopy[] = [];

afterAll(async () => {
  await Promise.all(sites.map((site) => site.remove()));
});

async function build(site: SiteCopy): Promise<Record<string, string>> {
  sites.push(site);
  const { code, output } = await site.build(['en', 'zh']);
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
  return hashFiles(path.join(site.dir, 'build'));
}

test('two copies in different folders, one without caches, have the same files', async () => {
  const first = await build(await copySite());
  const second = await build(await copySiteElsewhere());
  expect(Object.keys(first).length).toBeGreaterThan(50);
  expect(second).toEqual(first);
  const [{ dir } = { dir: '' }] = sites;
  const scripts = (await fs.readdir(path.join(dir, 'build/assets/js'))).map((name) =>
    fs.readFile(path.join(dir, 'build/assets/js', name), 'utf8'),
  );
  expect((await Promise.all(scripts)).filter((text) => text.includes(dir))).toEqual([]);
});

import fs from 'node:fs/promises';
import path from 'node:path';
import { hashFiles } from '../helpers/hashFiles';
import { copySite, copySiteElsewhere } from './siteCopy';
import type { SiteCopy } from './siteCopy';

let site: SiteCopy;
let other: SiteCopy;
let chineseOutput: string;

beforeAll(async () => {
  [site, other] = await Promise.all([copySite(), copySiteElsewhere()]);
});

// One build a hook, since the time of each is limited.
beforeAll(async () => {
  await build(site, ['en', 'zh']);
});
beforeAll(async () => {
  await build(other, ['en']);
});
beforeAll(async () => {
  chineseOutput = await build(other, ['zh']);
});

afterAll(() => Promise.all([site.remove(), other.remove()]));

async function build({ build: run }: SiteCopy, locales: readonly string[]): Promise<string> {
  const { code, output } = await run(locales);
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
  return output;
}

test('a copy in another folder, without caches, has the same files when each language is built alone', async () => {
  const files = await hashFiles(path.join(site.dir, 'build'));
  expect(Object.keys(files).length).toBeGreaterThan(50);
  expect(await hashFiles(path.join(other.dir, 'build'))).toEqual(files);
});

test('a language that is built alone warns when SITE_URL is missing', () => {
  expect(process.env.SITE_URL ?? '').toBe('');
  expect(chineseOutput.match(/SITE_URL is not set/g)).toHaveLength(1);
});

test('no script names the folder of the build', async () => {
  const folder = path.join(site.dir, 'build/assets/js');
  const names = await fs.readdir(folder);
  const scripts = await Promise.all(
    names.map((name) => fs.readFile(path.join(folder, name), 'utf8')),
  );
  expect(names.filter((_, index) => scripts[index]?.includes(site.dir))).toEqual([]);
});

test('another sentence on a page changes this page and its translation, and no script', async () => {
  const folder = path.join(site.dir, 'build');
  const before = await hashFiles(folder);
  await site.edit('docs/material-ui/getting-started/usage/usage.mdx', (page) => {
    return `${page}\nAnother sentence.\n`;
  });
  await build(site, ['en', 'zh']);
  const after = await hashFiles(folder);
  const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
  const page = 'material-ui/getting-started/usage.html';
  expect(changed.filter((file) => /\.(?:html|js|css)$/.test(file))).toEqual([page, `zh/${page}`]);
});

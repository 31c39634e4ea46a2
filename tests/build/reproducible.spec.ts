import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Globby } from '@docusaurus/utils';
import { UNKNOWN_SITE_URL } from '@component-docs/kit/node/siteUrl';
import { hashFiles } from '../helpers/hashFiles';
import { BUILD_ENVIRONMENT, copySite, copySiteElsewhere } from './siteCopy';
import type { SiteCopy } from './siteCopy';

const BUILD = 'scripts/build.ts';

let site: SiteCopy;
let other: SiteCopy;
let output: string;
let chineseOutput: string;

beforeAll(async () => {
  [site, other] = await Promise.all([copySite(), copySiteElsewhere()]);
  await Promise.all([site, other].map(({ dir }) => copyScripts(dir)));
});

// One build a hook, since the time of each is limited.
beforeAll(async () => {
  output = await run(site, BUILD);
});
beforeAll(async () => {
  await run(other, BUILD, '--locale', 'en');
});
beforeAll(async () => {
  chineseOutput = await run(other, BUILD, '--locale', 'zh');
  await run(other, 'scripts/finishBuild.ts');
});

afterAll(() => Promise.all([site.remove(), other.remove()]));

function copyScripts(dir: string): Promise<void> {
  return fs.cp('scripts', path.join(dir, 'scripts'), { recursive: true });
}

/** Runs a script of a site and returns its output. Rejects with the output if it fails. */
async function run({ dir }: SiteCopy, ...args: readonly string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', ...args],
    { cwd: dir, env: { ...process.env, ...BUILD_ENVIRONMENT } },
  );
  return stdout + stderr;
}

test('a copy in another folder, without caches, has the same files when each language is built alone', async () => {
  const files = await hashFiles(path.join(site.dir, 'build'));
  expect(Object.keys(files).length).toBeGreaterThan(50);
  expect(await hashFiles(path.join(other.dir, 'build'))).toEqual(files);
});

test('nothing is left beside the build', async () => {
  const names = await Promise.all([site, other].map(({ dir }) => fs.readdir(dir)));
  expect(names.flat().filter((name) => name.includes('build'))).toEqual(['build', 'build']);
});

test('a build warns once when SITE_URL is missing, also one of a language alone', () => {
  expect(process.env.SITE_URL ?? '').toBe('');
  for (const each of [output, chineseOutput]) {
    expect(each.match(/SITE_URL is not set/g)).toHaveLength(1);
  }
});

test('without SITE_URL, no file has an origin', async () => {
  expect(await site.builtWith('localhost')).toEqual([]);
  // Docusaurus gives its configuration to the browser.
  const script: unknown = expect.stringMatching(/assets\/js\/react-core\.\w+\.js$/);
  expect(await site.builtWith(UNKNOWN_SITE_URL)).toEqual([script, script]);
  expect(await Globby('**/sitemap.xml', { cwd: path.join(site.dir, 'build') })).toEqual([]);
  const html = await site.read('build/material-ui/react-button.html');
  expect(html).toMatch(/rel="?canonical"? href="?\/material-ui\/react-button[" ]/);
  expect(html).toMatch(/property=og:image content=\/assets\/cards\/\w+\.png>/);
  expect(html).not.toMatch(/og:url|rel="?alternate/);
  expect(await site.read('build/llms.txt')).toContain('](/material-ui/react-button.md)');
});

test('no script names the folder of the build', async () => {
  const files = await site.builtWith(site.dir);
  expect(files.filter((file) => file.startsWith('assets/js/'))).toEqual([]);
});

test('another sentence on a page changes this page and its translation, and no script', async () => {
  const folder = path.join(site.dir, 'build');
  const before = await hashFiles(folder);
  await site.edit('docs/material-ui/getting-started/usage/usage.mdx', (page) => {
    return `${page}\nAnother sentence.\n`;
  });
  await run(site, BUILD);
  const after = await hashFiles(folder);
  const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
  const page = 'material-ui/getting-started/usage.html';
  expect(changed.filter((file) => /\.(?:html|js|css)$/.test(file))).toEqual([page, `zh/${page}`]);
});

import fs from 'node:fs/promises';
import path from 'node:path';
import { linkProblems } from '../../scripts/lib/check/checkBuilt';
import { buildPages } from '../../scripts/lib/check/buildPages';
import { listPages, parseAddress } from '../../scripts/lib/sitePages';
import { copySite } from './siteCopy';
import type { SiteCopy } from './siteCopy';

const PAGE = '/material-ui/react-button';
const PAGES = [PAGE, `/zh${PAGE}`].map(parseAddress);
const SOURCE = 'docs/material-ui/react-button/react-button.mdx';
/** What it links to. */
const OTHER_PAGES = [
  '/',
  '/material-ui/getting-started',
  '/material-ui/getting-started/usage',
  '/material-ui/getting-started/coding-agents',
  '/material-ui/api/loading-button',
];
const CONFIG = 'scripts/lib/check';

/** The links of a page to its style sheets, whose names contain a hash of their content. */
const sheetsOf = (html: string) => html.match(/<link[^>]* rel="?stylesheet[^>]*>/g);

let site: SiteCopy;
/** The built site of one page. */
let folder: string;
let html: string;

// One build a hook, since the time of each is limited.
beforeAll(async () => {
  site = await copySite();
  await fs.cp(CONFIG, path.join(site.dir, CONFIG), { recursive: true });
  expect((await site.build()).output).toContain('Generated static files');
});
beforeAll(async () => {
  await site.edit(SOURCE, (page) => `${page}\n[Usage](/material-ui/getting-started/usage#x)\n`);
  folder = await buildPages(site.dir, PAGES);
  html = await fs.readFile(path.join(folder, `${PAGE}.html`), 'utf8');
});

afterAll(() => site.remove());

test('a site of one page has it in the languages that are asked for, and knows the other pages', async () => {
  const built = (await listPages(folder)).map(({ path: page }) => page);
  expect(built).toEqual(expect.arrayContaining([PAGE, `/zh${PAGE}`]));
  expect(built.filter((page) => page.includes('/getting-started'))).toEqual([]);
  expect(html).toContain('/material-ui/getting-started/usage#x');

  const problems = await linkProblems(folder, parseAddress(PAGE), new Set([PAGE, ...OTHER_PAGES]));
  expect(problems).toEqual([]);
});

test('a page built alone has the same style sheets as in its site', async () => {
  expect(sheetsOf(html)).toEqual(sheetsOf(await site.read(`build${PAGE}.html`)));
  expect(html).toContain('data-part="playground"');
});

test('a page that is not valid stops the build of one page, with file, line, and fix', async () => {
  await site.edit(SOURCE, (page) => page.replace('[LoadingButton]', '[LoadingButon]'));
  await expect(buildPages(site.dir, PAGES)).rejects.toThrow(
    `${SOURCE}:5: none of @mui/lab has a component "LoadingButon". Did you mean "LoadingButton"?`,
  );
});

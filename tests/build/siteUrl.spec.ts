import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { UNKNOWN_SITE_URL } from '../../plugins/lib/siteUrl';
import { copySite } from './siteCopy';
import type { SiteCopy } from './siteCopy';

const PAGE = 'build/material-ui/react-button.html';

let site: SiteCopy;

beforeAll(async () => {
  site = await copySite();
});

afterAll(() => site.remove());

async function filesWith(text: string): Promise<string[]> {
  const files = await Globby('**/*', { cwd: path.join(site.dir, 'build') });
  const contents = await Promise.all(
    files.map(async (file) => ({
      file,
      content: await fs.readFile(path.join(site.dir, 'build', file), 'utf8'),
    })),
  );
  return contents.flatMap(({ file, content }) => (content.includes(text) ? [file] : []));
}

test('without SITE_URL, a build warns once, and its files have no origin', async () => {
  const { code, output } = await site.build(['en', 'zh'], { SITE_URL: '' });
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
  expect(output.match(/SITE_URL is not set/g)).toHaveLength(1);
  expect(await filesWith('localhost')).toEqual([]);
  // Docusaurus gives its configuration to the browser.
  expect(
    (await filesWith(UNKNOWN_SITE_URL)).filter((file) => !/\/main\.\w+\.js$/.test(file)),
  ).toEqual([]);
  expect(await Globby('**/sitemap.xml', { cwd: path.join(site.dir, 'build') })).toEqual([]);
  const html = await site.read(PAGE);
  expect(html).toMatch(/rel="?canonical"? href="?\/material-ui\/react-button[" ]/);
  expect(html).toMatch(/property=og:image content=\/assets\/cards\/\w+\.png>/);
  expect(html).not.toMatch(/og:url|rel="?alternate/);
  expect(await site.read('build/llms.txt')).toContain('](/material-ui/react-button.md)');
});

test('with SITE_URL, pages, sitemap, and Markdown have that origin', async () => {
  const origin = 'https://docs.example.org';
  const { code, output } = await site.build(['en', 'zh'], { SITE_URL: origin });
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
  expect(output).not.toContain('SITE_URL');
  expect(await filesWith(UNKNOWN_SITE_URL)).toEqual([]);
  const html = await site.read(PAGE);
  expect(html).toContain(`property=og:url content=${origin}/material-ui/react-button `);
  expect(html).toContain(`property=og:image content=${origin}/assets/cards/`);
  expect(await site.read('build/zh/material-ui/react-button.html')).toContain(
    `property=og:image content=${origin}/zh/assets/cards/`,
  );
  expect(html).toContain(`rel=canonical href=${origin}/material-ui/react-button `);
  expect(html).toContain(`href=${origin}/zh/material-ui/react-button hreflang=zh-CN`);
  expect(await site.read('build/zh/sitemap.xml')).toContain(
    `<loc>${origin}/zh/material-ui/react-button</loc>`,
  );
  expect(await site.read('build/llms.txt')).toContain(`](${origin}/material-ui/react-button.md)`);
});

test('a build fails when SITE_URL is not an origin', async () => {
  const { code, output } = await site.build(['en'], { SITE_URL: 'https://docs.example.org/docs' });
  expect(code).not.toBe(0);
  expect(output).toContain(
    'SITE_URL: "https://docs.example.org/docs" is not the origin of a site.',
  );
});

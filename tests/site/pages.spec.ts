import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { builtOrigin } from '../../plugins/output/link-check/checkSite';
import { checkFacts } from '../../scripts/lib/facts/checkFacts';
import { readFacts } from '../../scripts/lib/facts/readFacts';
import { fileOfPage, listPages, LOCALES, pageOfFile } from '../../scripts/lib/sitePages';
import { siteFolder } from '../helpers/siteFolder';

const folder = siteFolder();

test('every page says its language, counterparts, title, and subject, and has one outline', async () => {
  const origin = await builtOrigin(folder);
  // The frame of edited demos is no page.
  const files = await Globby(['**/*.html', '!**/demo-frame.html'], { cwd: folder });
  expect(files.length).toBeGreaterThan(100);
  const problems = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(path.join(folder, file), 'utf8');
      return checkFacts(pageOfFile(file), readFacts(html), origin);
    }),
  );
  expect(problems.flat()).toEqual([]);
});

test('the sitemaps list the same pages in all languages', async () => {
  const pages = await listPages(folder);
  const [english, ...others] = LOCALES.map(({ lang }) =>
    pages.filter(({ locale }) => locale.lang === lang).map(({ englishPath }) => englishPath),
  );
  expect(english?.length).toBeGreaterThan(50);
  others.forEach((listed) => expect(listed).toEqual(english));
});

test('every page in a sitemap is a file', async () => {
  const files = new Set(await Globby('**/*.html', { cwd: folder }));
  const pages = await listPages(folder);
  expect(pages.map(fileOfPage).filter((file) => !files.has(file))).toEqual([]);
});

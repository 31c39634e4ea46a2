import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { UNKNOWN_SITE_URL } from '@component-docs/kit/node/siteUrl';
import { builtOrigin } from '@component-docs/docs-checks/node/link-check/checkSite';
import { checkFacts } from '../../scripts/lib/facts/checkFacts';
import { readFacts } from '../../scripts/lib/facts/readFacts';
import { listPages, LOCALES, pageOfFile, withoutSlash } from '../../scripts/lib/sitePages';
import { framePath, previewPath } from '@component-docs/templates/shared/paths';
import { siteFolder } from '../helpers/siteFolder';

const folder = siteFolder();

/** Documents that aren't pages: the frame of edited demos, and templates with their frames. */
const NO_PAGES = [
  '/demo-frame.html',
  ...['*', 'joy-ui/*'].flatMap((slug) => [`${framePath(slug)}.html`, `${previewPath(slug)}.html`]),
];

/** Returns the paths in a sitemap. */
function sitemapPaths(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    withoutSlash(new URL(url).pathname),
  );
}

test('every page says its language, counterparts, title, and subject, and has one outline', async () => {
  const origin = await builtOrigin(folder);
  const files = await Globby(['**/*.html', ...NO_PAGES.map((name) => `!**${name}`)], {
    cwd: folder,
  });
  expect(files.length).toBeGreaterThan(100);
  const problems = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(path.join(folder, file), 'utf8');
      return checkFacts(pageOfFile(file), readFacts(html), origin);
    }),
  );
  expect(problems.flat()).toEqual([]);
});

test('the site has the same pages in all languages', async () => {
  const pages = await listPages(folder);
  const [english, ...others] = LOCALES.map(({ lang }) =>
    pages.filter(({ locale }) => locale.lang === lang).map(({ englishPath }) => englishPath),
  );
  expect(english?.length).toBeGreaterThan(50);
  others.forEach((listed) => expect(listed).toEqual(english));
});

test('the sitemaps, if the origin is known, list every page and no other', async () => {
  const sitemaps = await Globby('**/sitemap.xml', { cwd: folder });
  const texts = await Promise.all(
    sitemaps.map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  const pages = await listPages(folder);
  const isKnown = (await builtOrigin(folder)) !== UNKNOWN_SITE_URL;
  expect(texts.flatMap(sitemapPaths).sort()).toEqual(
    isKnown ? pages.map((page) => page.path).sort() : [],
  );
});

test('pages with contents beside them have contents for narrow screens in the text, too', async () => {
  const files = await Globby('**/*.html', { cwd: folder });
  const count = (html: string, attribute: string) => html.split(` ${attribute}=""`).length - 1;
  const pages = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(path.join(folder, file), 'utf8');
      return {
        file,
        wide: count(html, 'data-contents'),
        narrow: count(html, 'data-page-contents'),
      };
    }),
  );
  expect(pages.filter(({ wide }) => wide === 1).length).toBeGreaterThan(100);
  expect(pages.filter(({ wide, narrow }) => wide !== narrow)).toEqual([]);
});

test('no page has a character that was lost when it was printed', async () => {
  const files = await Globby('**/*.{html,md}', { cwd: folder });
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(folder, file), 'utf8');
      return /[\0\ufffd]/.test(text) ? [file] : [];
    }),
  );
  expect(found.flat()).toEqual([]);
});

test('no file of a site without SITE_URL has an address of the machine that built it', async () => {
  if ((await builtOrigin(folder)) !== UNKNOWN_SITE_URL) {
    return;
  }
  const files = await Globby(['**/*', '!**/*.{br,gz}'], { cwd: folder });
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(folder, file), 'utf8');
      return /\blocalhost\b/.test(text) ? [file] : [];
    }),
  );
  expect(found.flat()).toEqual([]);
});

test('every field for a query takes a limited number of characters', async () => {
  const files = await Globby('**/*.html', { cwd: folder });
  const fields = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(path.join(folder, file), 'utf8');
      const inputs = [...html.matchAll(/<input\b[^>]*\btype="?search\b[^>]*>/g)].map(
        ([tag]) => tag,
      );
      // Demos have the fields of their libraries.
      const own = inputs.filter((tag) => !tag.includes('Mui'));
      return own.map((tag) => ({ file, limit: /maxlength="?(\d+)/i.exec(tag)?.[1], tag }));
    }),
  );
  expect(fields.flat().length).toBeGreaterThan(100);
  expect(fields.flat().filter(({ limit }) => limit === undefined)).toEqual([]);
});

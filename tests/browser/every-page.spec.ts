import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { siteFolder } from './support/harness';
import { hydrateAllIslands } from './support/islands';
import { openPage, waitForHydration } from './support/page';
import { problemsOf } from './support/pageProblems';

/** The languages of the site: where their pages are, and what their `lang` says. */
const LOCALES = [
  { folder: '', prefix: '', lang: 'en' },
  { folder: '/zh', prefix: '/zh', lang: 'zh-CN' },
];
const WIDTHS = [320, 390, 900, 1440];
/** By language of the page. */
const VIEWPORTS: Readonly<Record<string, { width: number; height: number }>> = {
  en: { width: 1280, height: 800 },
  'zh-CN': { width: 390, height: 844 },
};
const MODES = ['light', 'dark'] as const;
const TITLE_SUFFIX = ' | MUI Docs';

interface PageCase {
  path: string;
  lang: string;
  /** The page's path without its language. */
  plainPath: string;
  found: boolean;
}

/** API pages are data in one component: those with much, little, or none of each section. */
const SAMPLED_API =
  /\/api\/(?:account|autocomplete|button|data-grid|data-grid\/(?:data-grid|grid-col-def)|grid-2|no-ssr|pigment-stack|tabs|timeline)$/;
const isTried = (path: string) => !path.includes('/api/') || SAMPLED_API.test(path);

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

function pagesOfSitemap(folder: string): string[] {
  const sitemap = readFileSync(`${siteFolder()}${folder}/sitemap.xml`, 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    withoutSlash(new URL(url).pathname),
  );
}

const pages: PageCase[] = LOCALES.flatMap(({ folder, prefix, lang }) => [
  ...pagesOfSitemap(folder)
    .filter(isTried)
    .map((path) => ({
      path,
      lang,
      plainPath: path.slice(prefix.length) || '/',
      found: true,
    })),
  {
    path: `${prefix}/material-ui/no-such-page`,
    lang,
    plainPath: '/material-ui/no-such-page',
    found: false,
  },
]);

/** What the page complained about; that a missing page is answered with 404 is right. */
function complaints(page: Page, { found, path }: PageCase): string[] {
  const isOwn404 = (line: string) => line.includes('404') && line.includes(path);
  return problemsOf(page).filter((line) => found || !isOwn404(line));
}

/** Language to path of the page in it, as the head says. */
async function alternatesOf(page: Page): Promise<Record<string, string>> {
  const links = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((elements) =>
      elements.map((element) => [element.getAttribute('hreflang'), element.getAttribute('href')]),
    );
  return Object.fromEntries(
    links.map(([language, href]) => [language, withoutSlash(new URL(href ?? '').pathname)]),
  ) as Record<string, string>;
}

test('the sitemaps list the same pages in both languages', () => {
  const listed = (lang: string) =>
    pages.filter((page) => page.lang === lang && page.found).map(({ plainPath }) => plainPath);
  expect(listed('en').length).toBeGreaterThan(5);
  expect(listed('zh-CN')).toEqual(listed('en'));
});

describe.each(pages)('$path', (pageCase) => {
  const { path, lang, plainPath, found } = pageCase;

  // The Chinese page has the English one's colors, and is looked at as on a phone.
  test.each(lang === 'en' ? MODES : (['light'] as const))(
    'hydrates in %s with all its demos: nothing complains, and axe finds nothing',
    async (colorScheme) => {
      const page = await openPage(path, { colorScheme, viewport: VIEWPORTS[lang] });
      await waitForHydration(page);
      expect(await page.locator('html').getAttribute('data-theme')).toBe(colorScheme);
      await hydrateAllIslands(page);
      expect(complaints(page, pageCase)).toEqual([]);
      await expectNoAxeViolations(page, `${path} in ${colorScheme}`);
    },
  );

  test('says its language, its counterpart, its title and what it is about', async () => {
    const page = await openPage(path);
    await waitForHydration(page);
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    // A missing page is the file 404.html, whatever its address.
    const english = found ? plainPath : '/404.html';
    expect(await alternatesOf(page)).toEqual({
      en: english,
      'zh-CN': withoutSlash(`/zh${english}`),
      'x-default': english,
    });
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    const title = await page.title();
    expect(title.endsWith(TITLE_SUFFIX)).toBe(true);
    expect([...title].length - TITLE_SUFFIX.length).toBeGreaterThan(0);
    expect([...title].length - TITLE_SUFFIX.length).toBeLessThanOrEqual(70);
    if (found) {
      const description = page.locator('meta[name="description"]');
      expect(await description.count()).toBe(1);
      expect(await description.getAttribute('content')).toMatch(/^.{1,160}$/u);
    }
  });

  test('never scrolls sideways', async () => {
    const page = await openPage(path);
    await waitForHydration(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect({ width, tooWide }).toEqual({ width, tooWide: 0 });
    }
  });
});

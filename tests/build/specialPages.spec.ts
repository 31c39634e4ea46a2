import fs from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { readSections } from '@component-docs/translation-drift/node/readDrift';
import { textsIn } from '@component-docs/kit/node/readText';
import { UNKNOWN_SITE_URL } from '@component-docs/kit/node/siteUrl';
import { translationOf } from '@component-docs/translation-drift/node/translations';
import { launchChromium } from '../../scripts/lib/chromium';
import { startServer } from '../../scripts/lib/siteServer';
import type { SiteServer } from '../../scripts/lib/siteServer';
import { axeViolations } from '../../scripts/lib/visit/axe';
import { settleAnimations, waitForHydration } from '../../scripts/lib/visit/settle';
import { takeProblems, watchPage } from '../../scripts/lib/visit/watchPage';
import { copySite } from './siteCopy';
import type { SiteCopy } from './siteCopy';

const TREE = 'content/navigation/material-ui.ts';
const TRANSLATIONS = 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current';
const BUTTON = 'react-button/react-button.mdx';
const USAGE = `${TRANSLATIONS}/getting-started/usage/usage`;
const ADDRESS = '/material-ui/react-button';
const ORIGIN = 'https://docs.example.org';

/** A page whose component reads the language context, as any page component may. */
const LABELS_PAGE = `
import Layout from '@theme/Layout';
import { useSiteConfig } from '@component-docs/labels/browser/DocsProvider';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { useUserLanguage } from '@component-docs/labels/browser/userLanguage';

export default function Labels() {
  const translate = useTranslate();
  return (
    <Layout title="Labels" description="Labels of the language context.">
      <main data-styles="site-pages" data-language={useUserLanguage()}>
        <p id="label">{translate('density.reset')}</p>
        <p id="languages">{useSiteConfig().LANGUAGES.join(' ')}</p>
      </main>
    </Layout>
  );
}
`;

/** Another product, described as the others are. */
const CHARTS = `
{
  id: 'charts',
  basePath: 'charts',
  group: 'core',
  name: 'Charts',
  landing: '/charts/getting-started',
  packageName: '@mui/x-data-grid',
  apiPackages: [],
  hue: { tint: '#e9fbf0', pale: '#99e8b9', strong: '#0a5c2e' },
  officialSite: 'https://charts.example.org',
}, `;

const CHARTS_PAGE = `---
title: Overview of Charts
description: What charts are for.
---

# Overview

Bars and lines.
`;

async function addProduct(): Promise<void> {
  await site.edit('src/site/index.ts', (facts) =>
    facts.replace('products: [', `products: [${CHARTS}`),
  );
  await site.edit('content/navigation/index.ts', (trees) =>
    trees.replace(
      'docs: []',
      "docs: [], charts: [{ pathname: '/charts/getting-started', title: 'Overview' }]",
    ),
  );
  await site.edit('docs/charts/getting-started/getting-started.mdx', () => CHARTS_PAGE);
}

/** Adds a picture that is too large to be a part of the HTML, and a file for readers, to a page. */
async function addFiles(): Promise<void> {
  const folder = 'docs/material-ui/getting-started/usage';
  const picture = path.join(site.dir, folder, 'wide picture.webp');
  await fs.copyFile(path.join(site.dir, 'static/img/templates/blog-light.webp'), picture);
  await site.edit(`${folder}/facts.csv`, () => 'size,height\nsmall,31\n');
  await site.edit(
    `${folder}/usage.mdx`,
    (page) => `${page}\n![A blog](./wide%20picture.webp)\n\nTake [the facts](./facts.csv).\n`,
  );
}

let site: SiteCopy;
let server: SiteServer;
let browser: Browser;

/** Builds a site with the kinds of pages that the real site doesn't always have. */
beforeAll(async () => {
  site = await copySite();
  await site.edit(TREE, (content) =>
    content.replace(`'${ADDRESS}', title`, `'${ADDRESS}', disableDrawer: true, title`),
  );
  await site.edit(`docs/material-ui/${BUTTON}`, (content) =>
    content
      .replace('## Sizes\n', '## Sizes\n\nThree sizes fit most pages.\n')
      .concat('\n## The `href` prop & more\n\nOnly in English.\n'),
  );
  await site.edit('src/pages/labels.tsx', () => LABELS_PAGE);
  await addProduct();
  await addFiles();
  await site.removeFile(`${USAGE}.mdx`);
  await site.removeFile(`${USAGE}.sections.json`);
  const { code, output } = await site.build(['en', 'zh'], { SITE_URL: ORIGIN });
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
  expect(output).not.toContain('SITE_URL');
  server = await startServer({ root: path.join(site.dir, 'build') });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await site.remove();
});

async function openPage(address: string, width = 1280): Promise<Page> {
  const page = await browser.newPage({
    baseURL: server.url,
    viewport: { width, height: 800 },
  });
  watchPage(page);
  await page.goto(address);
  await waitForHydration(page);
  return page;
}

describe('a page with disableDrawer', () => {
  function navigation(page: Page) {
    return page.getByRole('navigation', { name: 'Documentation' });
  }

  it.each([390, 1440])(
    'has its navigation only in the drawer, at a width of %i px',
    async (width) => {
      const page = await openPage(ADDRESS, width);
      expect(await navigation(page).isVisible()).toBe(false);
      expect(await page.locator('.theme-doc-sidebar-container').isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Open main navigation' }).click();
      await navigation(page).waitFor();
      await page.keyboard.press('Escape');
      await navigation(page).waitFor({ state: 'hidden' });
      await page.close();
    },
  );

  it('leaves other pages their side navigation', async () => {
    const page = await openPage(ADDRESS, 1440);
    await page.getByRole('button', { name: 'Open main navigation' }).click();
    await settleAnimations(page);
    await navigation(page).getByRole('button', { name: 'Getting started' }).click();
    await settleAnimations(page);
    await navigation(page).getByRole('link', { name: 'Usage' }).click();
    await page.getByRole('heading', { level: 1, name: 'Usage' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await navigation(page).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Open main navigation' }).isVisible()).toBe(
      false,
    );
    expect(takeProblems(page)).toEqual([]);
    await page.close();
  });
});

/** Returns the text of the element after a heading. */
function noteUnder(page: Page, id: string): Promise<string | null> {
  return page.locator(`[data-section-heading]:has(> #${id}) + *`).textContent();
}

describe('a reader of a translated page', () => {
  it('sees a note under the heading of a section that is newer in English, with a link to it', async () => {
    const page = await openPage(`/zh${ADDRESS}`);
    expect(await noteUnder(page, 'sizes')).toBe('本节的英文版较新。');
    expect(await noteUnder(page, 'sizes-1')).not.toContain('英文版');
    expect(await page.getByRole('link', { name: '英文版' }).count()).toBe(1);

    await page.getByRole('link', { name: '英文版' }).click();
    await page.waitForURL(`**${ADDRESS}#sizes`);
    expect(new URL(page.url()).pathname).toBe(ADDRESS);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.locator('#sizes').textContent()).toContain('Sizes');
    expect(takeProblems(page)).toEqual([]);
  });

  it('sees links at the end of the page to the sections that exist only in English', async () => {
    const page = await openPage(`/zh${ADDRESS}`);
    const link = page.getByRole('link', { name: 'The href prop & more' });
    await link.click();
    await page.waitForURL(`**${ADDRESS}#the-href-prop--more`);
    expect(await page.locator('#the-href-prop--more').count()).toBe(1);
    expect(takeProblems(page)).toEqual([]);
  });

  it('sees notes without axe violations', async () => {
    const page = await openPage(`/zh${ADDRESS}`);
    const notes = ':is(p, div):has(> a[hreflang="en"], > [lang="en"])';
    expect(await page.locator(`.markdown > ${notes}`).count()).toBe(2);
    expect(await axeViolations(page, { within: `.markdown > ${notes}` })).toEqual([]);
  });
});

describe('an English page', () => {
  it('has no notes', async () => {
    const page = await openPage(ADDRESS);
    expect(await noteUnder(page, 'sizes')).toBe('Three sizes fit most pages.');
  });

  it('is built with the same anchors that its sections are recorded under', async () => {
    const translation = translationOf(`${TRANSLATIONS}/${BUTTON}`);
    expect(translation).toBeDefined();
    const { english } = translation
      ? await readSections(textsIn(site.dir), translation)
      : { english: [] };
    const page = await openPage(ADDRESS);
    const built = await page
      .locator('.markdown > [data-section-heading] > :is(h2, h3)')
      .evaluateAll((headings) => headings.map(({ id }) => id));
    // The build adds the last section (plugins/api-reference/node/links), so it is neither written nor translated.
    expect(built).toEqual([...english.slice(2).map(({ id }) => id), 'api']);
  });
});

test('a page without a translation shows a notice and is marked as English', async () => {
  const notice = '此页面尚未翻译';
  const page = await site.read('build/zh/material-ui/getting-started/usage.html');
  // The table of contents is in the page's language, its heading in the reader's.
  expect(page).toMatch(/<ul class="?table-of-contents[^>]* lang="?en"?>/);
  expect(page).toMatch(/>目录</);
  const [before = '', content = ''] = page.split(notice);
  expect(before).toMatch(/<html lang="?zh-CN/);
  expect(before).not.toMatch(/<h1/);
  expect(content).toMatch(/<a href="?\/material-ui\/getting-started\/usage"? hreflang="?en/i);
  expect(content).toMatch(/contributing\/writing\.md#translate-a-page/);
  expect(content).toMatch(/<div lang="?en"?>[\s\S]*<h1[^>]*>Usage/);

  for (const file of ['zh/material-ui/getting-started', 'material-ui/getting-started/usage']) {
    const other = await site.read(`build/${file}.html`);
    expect(other).not.toMatch(/此页面尚未翻译|This page is not translated yet/);
    expect(other).not.toMatch(/<(?:div|ul)[^>]* lang=/);
  }
});

const labelOf = (html: string) => /<p id="?label"?>([^<]*)</.exec(html)?.[1];

test('a page component has the labels and the language of its build', async () => {
  const [english, chinese] = await Promise.all([
    site.read('build/labels.html'),
    site.read('build/zh/labels.html'),
  ]);
  expect(english).toMatch(/data-language="?en/);
  expect(chinese).toMatch(/data-language="?zh/);
  expect(labelOf(english)).toBe('Reset density');
  expect(labelOf(chinese)).toBe('重置紧凑程度');
});

test.each(['', '/zh'])(
  'another product has pages, side navigation, and a place in menus and search: %s/charts',
  async (prefix) => {
    const html = await site.read(`build${prefix}/charts/getting-started.html`);
    const parts = [
      /<title[^>]*>Overview of Charts \|/,
      /data-side-navigation="?charts/,
      /navigation-charts\.[\da-f]+\.js/,
    ];
    expect(parts.filter((part) => !part.test(html))).toEqual([]);

    const other = await openPage(`${prefix}${ADDRESS}`);
    expect(await other.locator(`footer a[href="${prefix}/charts/getting-started"]`).count()).toBe(
      1,
    );
    const lists = await other.evaluate(
      async (url) => JSON.stringify(await (await fetch(url)).json()),
      `${prefix}/search.json`,
    );
    expect(lists).toContain('"charts":');
    await other.close();
  },
);

test('pages, sitemap, and Markdown have the origin of SITE_URL', async () => {
  expect(await site.builtWith(UNKNOWN_SITE_URL)).toEqual([]);
  const html = await site.read(`build${ADDRESS}.html`);
  expect(html).toContain(`property=og:url content=${ORIGIN}${ADDRESS} `);
  expect(html).toContain(`property=og:image content=${ORIGIN}/assets/cards/`);
  expect(await site.read(`build/zh${ADDRESS}.html`)).toContain(
    `property=og:image content=${ORIGIN}/zh/assets/cards/`,
  );
  expect(html).toContain(`rel=canonical href=${ORIGIN}${ADDRESS} `);
  expect(html).toContain(`href=${ORIGIN}/zh${ADDRESS} hreflang=zh-CN`);
  expect(await site.read('build/zh/sitemap.xml')).toContain(`<loc>${ORIGIN}/zh${ADDRESS}</loc>`);
  expect(await site.read('build/material-ui/getting-started.md')).toContain(
    `](${ORIGIN}${ADDRESS}.md`,
  );
});

test.each(['', '/zh'])('pictures and files beside a page are on the site: %s', async (language) => {
  const page = await openPage(`${language}/material-ui/getting-started/usage`);
  const picture = page.getByRole('img', { name: 'A blog' });
  await picture.scrollIntoViewIfNeeded();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  expect(await picture.getAttribute('src')).toMatch(/\/assets\/images\/wide.*\.webp$/);
  const href = await page.getByRole('link', { name: 'the facts' }).getAttribute('href');
  const answer = await fetch(server.url + href);
  expect(answer.ok && (await answer.text())).toBe('size,height\nsmall,31\n');
  expect(takeProblems(page)).toEqual([]);
  await page.close();
});

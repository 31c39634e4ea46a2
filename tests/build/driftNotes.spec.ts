import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { readSections } from '../../plugins/i18n/drift/readDrift';
import { textsIn } from '../../plugins/lib/readText';
import { translationOf } from '../../plugins/i18n/drift/translations';
import { launchChromium } from '../../scripts/lib/chromium';
import { startServer } from '../../scripts/lib/siteServer';
import type { SiteServer } from '../../scripts/lib/siteServer';
import { expectNoAxeViolations } from '../browser/support/axe';
import { waitForHydration } from '../browser/support/page';
import { expectSilentConsole, watchPage } from '../browser/support/pageProblems';
import { copySite } from './siteCopy';
import type { SiteCopy } from './siteCopy';

const PAGE = 'react-button/react-button.mdx';
const ENGLISH = `docs/material-ui/${PAGE}`;
const CHINESE = `i18n/zh/docusaurus-plugin-content-docs-material-ui/current/${PAGE}`;
const ADDRESS = '/material-ui/react-button';

let site: SiteCopy;
let server: SiteServer;
let browser: Browser;

beforeAll(async () => {
  site = await copySite();
  await site.edit(ENGLISH, (content) =>
    content
      .replace('## Sizes\n', '## Sizes\n\nThree sizes fit most pages.\n')
      .concat('\n## The `href` prop & more\n\nOnly in English.\n'),
  );
  const { code, output } = await site.build(['en', 'zh']);
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
  server = await startServer({ root: path.join(site.dir, 'build') });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await site.remove();
});

async function openPage(address: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: server.url });
  watchPage(page);
  await page.goto(address);
  await waitForHydration(page);
  return page;
}

/** Returns the text of the element after a heading. */
function noteUnder(page: Page, id: string): Promise<string | null> {
  return page.locator(`#${id} + *`).textContent();
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
    expectSilentConsole(page);
  });

  it('sees links at the end of the page to the sections that exist only in English', async () => {
    const page = await openPage(`/zh${ADDRESS}`);
    const link = page.getByRole('link', { name: 'The href prop & more' });
    await link.click();
    await page.waitForURL(`**${ADDRESS}#the-href-prop--more`);
    expect(await page.locator('#the-href-prop--more').count()).toBe(1);
    expectSilentConsole(page);
  });

  it('sees notes without axe violations', async () => {
    const page = await openPage(`/zh${ADDRESS}`);
    const notes = ':is(p, div):has(> a[hreflang="en"], > [lang="en"])';
    expect(await page.locator(`.markdown > ${notes}`).count()).toBe(2);
    await expectNoAxeViolations(page, 'notes', `.markdown > ${notes}`);
  });
});

describe('an English page', () => {
  it('has no notes', async () => {
    const page = await openPage(ADDRESS);
    expect(await noteUnder(page, 'sizes')).toBe('Three sizes fit most pages.');
  });

  it('is built with the same anchors that its sections are recorded under', async () => {
    const translation = translationOf(CHINESE);
    expect(translation).toBeDefined();
    const { english } = translation
      ? await readSections(textsIn(site.dir), translation)
      : { english: [] };
    const page = await openPage(ADDRESS);
    const built = await page
      .locator('.markdown > :is(h2, h3)')
      .evaluateAll((headings) => headings.map(({ id }) => id));
    // The build adds the last section (plugins/api/links), so it is neither written nor translated.
    expect(built).toEqual([...english.slice(2).map(({ id }) => id), 'api']);
  });
});

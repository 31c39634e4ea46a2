import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../scripts/lib/chromium';
import { startServer } from '../../scripts/lib/siteServer';
import type { SiteServer } from '../../scripts/lib/siteServer';
import { settleAnimations, waitForHydration } from '../browser/support/page';
import { expectSilentConsole, watchPage } from '../browser/support/pageProblems';
import { copySite } from './siteCopy';
import type { SiteCopy } from './siteCopy';

const TREE = 'content/navigation/material-ui/components.ts';
const BUTTON = "{ pathname: '/material-ui/react-button',";

let site: SiteCopy;
let server: SiteServer;
let browser: Browser;

beforeAll(async () => {
  site = await copySite();
  await site.edit(TREE, (content) => content.replace(BUTTON, `${BUTTON} disableDrawer: true,`));
  expect(await site.build()).toMatchObject({ code: 0 });
  server = await startServer({ root: path.join(site.dir, 'build') });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  await server.close();
  await site.remove();
});

function navigation(page: Page) {
  return page.getByRole('navigation', { name: 'Documentation' });
}

async function openPage(width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  watchPage(page);
  await page.goto(`${server.url}/material-ui/react-button`);
  await waitForHydration(page);
  return page;
}

test.each([390, 1440])(
  'a page with disableDrawer has its navigation only in the drawer, at a width of %i px',
  async (width) => {
    const page = await openPage(width);
    expect(await navigation(page).isVisible()).toBe(false);
    expect(await page.locator('.theme-doc-sidebar-container').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Open main navigation' }).click();
    await navigation(page).waitFor();
    await page.keyboard.press('Escape');
    await navigation(page).waitFor({ state: 'hidden' });
    await page.close();
  },
);

test('other pages keep their side navigation', async () => {
  const page = await openPage(1440);
  await page.getByRole('button', { name: 'Open main navigation' }).click();
  await settleAnimations(page);
  await navigation(page).getByRole('button', { name: 'Getting started' }).click();
  await settleAnimations(page);
  await navigation(page).getByRole('link', { name: 'Usage' }).click();
  await page.getByRole('heading', { level: 1, name: 'Usage' }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await navigation(page).isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Open main navigation' }).isVisible()).toBe(false);
  expectSilentConsole(page);
  await page.close();
});

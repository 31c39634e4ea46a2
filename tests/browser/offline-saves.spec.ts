import type { Page } from 'playwright-core';
import { fileOfPage, listPages } from '../../scripts/lib/sitePages';
import { startServer } from '../../scripts/lib/siteServer';
import type { SiteServer } from '../../scripts/lib/siteServer';
import { siteFolder } from '../helpers/siteFolder';
import { EDITED, editDemo } from './support/editDemo';
import { openPage, waitForHydration } from './support/page';
import { allowProblems } from './support/pageProblems';
import { registerWorker, waitForWorker } from './support/registerWorker';
import { activeOption, searchField, searchFor } from './support/search';
import { expect, SMOKE, test } from './support/test';

const BUTTON = '/material-ui/react-button';
const PAGES_TO_VISIT = 12;

let server: SiteServer;
test.beforeEach(async () => {
  server = await startServer({ root: siteFolder() });
});
test.afterEach(() => server.close().catch(() => undefined));

const drawerOf = (page: Page) => page.getByRole('dialog', { name: /^(?:Settings|设置)$/ });

async function openSettings(page: Page, path: string): Promise<void> {
  await page.goto(server.url + path);
  await waitForHydration(page);
  await waitForWorker(page);
  await page.getByRole('button', { name: /^(?:Toggle settings drawer|打开或关闭设置)/ }).click();
  await drawerOf(page).getByRole('combobox').waitFor();
}

/** Opens the settings on a page with a worker. */
async function openSaves(path = BUTTON): Promise<Page> {
  const page = await openPage('about:blank', { beforeLoad: registerWorker });
  allowProblems(page);
  await openSettings(page, path);
  return page;
}

async function save(page: Page, choice: string): Promise<void> {
  await drawerOf(page).getByRole('combobox').selectOption(choice);
  await drawerOf(page).getByRole('button', { name: 'Save', exact: true }).click();
}

const saved = (page: Page) => drawerOf(page).getByText('These pages now open without a network');

async function randomPages(): Promise<string[]> {
  const pages = (await listPages(siteFolder())).filter(
    (page) => !fileOfPage(page).includes('experiments/'),
  );
  const order = new Map(pages.map((page) => [page, Math.random()]));
  return pages
    .sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
    .slice(0, PAGES_TO_VISIT)
    .map(({ path }) => path);
}

test('everything is saved, and read after the server has gone', async () => {
  test.setTimeout(900_000);
  const page = await openSaves();
  await save(page, 'all');
  // A few thousand files.
  await saved(page).waitFor({ timeout: 0 });
  await server.close();

  for (const path of await randomPages()) {
    const response = await page.goto(server.url + path);
    expect([path, response?.status()]).toEqual([path, 200]);
    await waitForHydration(page);
    expect([path, await page.locator('h1').count()]).toEqual([path, 1]);
  }

  await page.goto(`${server.url}/zh/material-ui/react-slider`);
  await waitForHydration(page);
  await page.keyboard.press('Control+k');
  await searchField(page).waitFor();
  await searchFor(page, '按钮');
  expect((await activeOption(page)).href).toMatch(/^\/zh\//);

  await searchFor(page, 'Button API');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/zh/material-ui/api/button');

  await page.goto(server.url + BUTTON);
  const demo = page.locator('main [data-island]').first();
  await demo.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  await drawerOf(page).getByRole('button', { name: 'Dark' }).click();
  await page.waitForSelector('html[data-theme="dark"]', { state: 'attached' });

  for (const language of ['', '/zh']) {
    await page.goto(`${server.url}${language}${BUTTON}`);
    const edited = await editDemo(page, EDITED);
    await edited.getByRole('button', { name: 'Edited' }).waitFor();
    expect(await edited.locator('svg').count()).toBe(1);
  }
});

test('a save is paused, resumed in another document, and removed', SMOKE, async () => {
  const page = await openSaves();
  await save(page, 'en/base-ui');
  await drawerOf(page).getByRole('button', { name: 'Pause' }).click();
  await drawerOf(page).getByRole('button', { name: 'Resume' }).waitFor();
  await openSettings(page, BUTTON);
  await drawerOf(page).getByText('You haven’t finished saving').waitFor();
  await drawerOf(page).getByRole('button', { name: 'Resume' }).click();
  await saved(page).waitFor();
  const remove = drawerOf(page).getByRole('button', { name: 'Remove Base UI in English' });
  await remove.click();
  await remove.waitFor({ state: 'hidden' });
  expect(
    await page.evaluate(async () => (await (await caches.open('docs-saved')).keys()).length),
  ).toBe(1);
});

test('a save that fails says why, and what was saved before is still there', async () => {
  const page = await openSaves();
  await save(page, 'en/base-ui');
  await saved(page).waitFor();
  await page.evaluate(() => {
    // A device without space.
    navigator.storage.estimate = () => Promise.resolve({ quota: 1000, usage: 999 });
  });
  await save(page, 'en');
  await drawerOf(page).getByText('There isn’t enough space').waitFor();
  // Giving up a save doesn't remove what is saved.
  await drawerOf(page).getByRole('button', { name: 'Cancel' }).click();
  await drawerOf(page).getByText('There isn’t enough space').waitFor({ state: 'hidden' });
  await drawerOf(page).getByRole('button', { name: 'Remove Base UI in English' }).waitFor();
  await server.close();
  const response = await page.goto(`${server.url}/base-ui/react-button`);
  expect(response?.status()).toBe(200);
  const missing = await page.goto(`${server.url}/joy-ui/react-button`);
  expect(missing?.status()).toBe(503);
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
});

test('a storage that throws in the middle of a save is told, and the page goes on', async () => {
  const page = await openSaves();
  await page.evaluate(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  });
  await save(page, 'en/base-ui');
  await drawerOf(page).getByText('There isn’t enough space').waitFor();
  await drawerOf(page).getByRole('button', { name: 'Close' }).click();
  await page.locator('a[href="/material-ui/api/button"]').first().click();
  await page.waitForURL('**/material-ui/api/button');
});

test('files that the browser has removed are missed', async () => {
  const page = await openSaves();
  await save(page, 'en/base-ui');
  await saved(page).waitFor();
  await page.evaluate(() => caches.delete('docs-saved'));
  await openSettings(page, '/zh/base-ui/react-button');
  await drawerOf(page).getByText('浏览器为释放空间删除了已保存的页面').waitFor();
});

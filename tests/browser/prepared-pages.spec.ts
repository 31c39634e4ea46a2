import type { Page } from 'playwright-core';
import { openPage, waitForHydration } from './support/page';
import { expectSilentConsole } from './support/pageProblems';

const BUTTON = '/material-ui/api/button';
const BASE = '/material-ui/api/button-base';

const content = (page: Page) => page.locator('[data-prepared-page]');

/** The link that the reference of Button has to that of ButtonBase. */
async function followToBase(page: Page): Promise<void> {
  await content(page).locator(`a[href="${BASE}"]`).first().click();
  await page.getByRole('heading', { level: 1, name: 'ButtonBase API' }).waitFor();
}

/** Marks the document, to tell it from one that is loaded anew. */
async function openMarked(path: string): Promise<Page> {
  const page = await openPage(path);
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  return page;
}

const isFirst = (page: Page) => page.evaluate(() => 'isFirst' in window);

test('a link to a page of the reference shows what its HTML holds, and fetches no other data', async () => {
  const page = await openMarked(BUTTON);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'script'].includes(request.resourceType())) {
      fetched.push(new URL(request.url()).pathname);
    }
  });
  await followToBase(page);
  await page.locator('[data-rest]').waitFor({ state: 'detached' });
  expect(fetched).toEqual([BASE]);
  expect(await isFirst(page)).toBe(true);
  const plain = await openPage(BASE, { javaScriptEnabled: false });
  expect(await content(page).textContent()).toBe(await content(plain).textContent());
  expect(await page.title()).toBe(await plain.title());
  expectSilentConsole(page);
});

test('the way back shows the first page again, without fetching it', async () => {
  const page = await openMarked(BUTTON);
  const before = await content(page).innerHTML();
  await followToBase(page);
  await page.route(`**${BUTTON}`, (route) => route.abort());
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Button API' }).waitFor();
  expect(await content(page).innerHTML()).toBe(before);
  expect(await isFirst(page)).toBe(true);
});

test.each([
  ['cannot be fetched', (html: string) => ({ status: 503, body: html })],
  [
    'is of another release',
    (html: string) => ({ body: html.replace(/main\.\w+\.js/g, 'main.0123abcd.js') }),
  ],
])('a page that %s is loaded as a document', async (_, answer) => {
  const page = await openMarked(BUTTON);
  await page.route(`**${BASE}`, async (route) => {
    if (route.request().resourceType() === 'document') {
      await route.continue();
      return;
    }
    const response = await route.fetch();
    await route.fulfill({ response, ...answer(await response.text()) });
  });
  await followToBase(page);
  await page.waitForFunction(() => !('isFirst' in window));
  expect(new URL(page.url()).pathname).toBe(BASE);
});

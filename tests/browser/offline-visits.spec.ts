import type { Page } from 'playwright-core';
import { startServer } from '../../scripts/lib/siteServer';
import type { SiteServer } from '../../scripts/lib/siteServer';
import { framePath, previewPath } from '@component-docs/templates/shared/paths';
import { siteFolder } from '../helpers/siteFolder';
import { waitUntil } from '../helpers/waitUntil';
import { denyStorage } from './support/denyStorage';
import { followLink, openPage, waitForHydration } from './support/page';
import { allowProblems } from './support/pageProblems';
import { registerWorker, waitForWorker } from './support/registerWorker';
import { activeOption, searchField, searchFor } from './support/search';
import { expect, SMOKE, test } from './support/test';
import { openSettings } from './support/theme';

const BUTTON = '/material-ui/react-button';
const API = '/material-ui/api/button';
const NOT_VISITED = '/material-ui/react-slider';

let server: SiteServer;
test.beforeEach(async () => {
  server = await startServer({ root: siteFolder() });
});
test.afterEach(() => server.close().catch(() => undefined));

/** Waits until the worker has kept a page and the script of its demos. */
async function waitUntilKept(page: Page, path: string, file = ''): Promise<void> {
  await waitUntil(
    page,
    async ([wanted, script]) => {
      const namesIn = async (cache: string) =>
        (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname);
      const [pages, assets] = [await namesIn('docs-pages'), await namesIn('docs-assets')];
      return pages.includes(wanted) && assets.some((asset) => asset.includes(script));
    },
    [path, file] as const,
  );
}

/** Visits a page for the first time, and waits until it is kept. */
async function visit(path: string, file?: string): Promise<Page> {
  const page = await openPage('about:blank', { beforeLoad: registerWorker });
  allowProblems(page);
  await page.goto(server.url + path);
  await waitForHydration(page);
  await waitForWorker(page);
  await waitUntilKept(page, path, file);
  return page;
}

test('the first page is kept, and opens under each form of its address', SMOKE, async () => {
  const page = await visit(BUTTON, 'demos-material-ui-react-button');
  await server.close();
  for (const form of ['', '/', '.html', '?a=b', '#sizes', '/?a=b#sizes']) {
    const response = await page.goto(server.url + BUTTON + form);
    expect([form, response?.status()]).toEqual([form, 200]);
    const { pathname, search, hash } = new URL(page.url());
    expect(pathname + search + hash).toBe(BUTTON + form.replace(/^(?:\/|\.html)/, ''));
  }
  await waitForHydration(page);
  await page.locator('main [data-island] button').first().click();
});

test('a Chinese page is kept, with its language', SMOKE, async () => {
  const page = await visit(`/zh${BUTTON}`);
  await server.close();
  expect((await page.goto(`${server.url}/zh${BUTTON}/`))?.status()).toBe(200);
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
});

test('a page that a link has fetched is kept, and put into the document again', async () => {
  const page = await visit(BUTTON);
  await page.locator(`main a[href="${API}"]`).first().click();
  await page.waitForURL(`**${API}`);
  await waitUntilKept(page, API);
  await page.goto(server.url + BUTTON);
  await waitForHydration(page);
  await server.close();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator(`main a[href="${API}"]`).first().click();
  await page.waitForURL(`**${API}`);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

for (const [prefix, title, retry] of [
  ['', 'You are offline', 'Try again'],
  ['/zh', '你已离线', '重试'],
] as const) {
  test(`${prefix}: the offline page is shown for what isn’t kept`, SMOKE, async () => {
    const page = await visit(prefix + BUTTON);
    await page.goto(server.url + prefix + NOT_VISITED);
    await waitForHydration(page);
    await page.evaluate(
      async (path) => (await caches.open('docs-pages')).delete(path),
      prefix + NOT_VISITED,
    );
    await page.goto(server.url + prefix + BUTTON);
    await server.close();
    const response = await page.goto(`${server.url}${prefix}/material-ui/react-alert`);
    expect(response?.status()).toBe(503);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${prefix}/material-ui/react-alert`);
    await page.goBack();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe(prefix + BUTTON);
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    server = await startServer({ root: siteFolder(), port: server.port });
    await page.getByRole('link', { name: retry }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor({ state: 'hidden' });
    expect((await page.reload())?.status()).toBe(200);
  });
}

test('without a network, a link to a kept page is followed, and one to another page says so', async () => {
  const page = await visit(BUTTON);
  await page.locator(`main a[href="${API}"]`).first().click();
  await page.waitForURL(`**${API}`);
  await waitUntilKept(page, API);
  await page.goto(server.url + BUTTON);
  await waitForHydration(page);
  await page.context().setOffline(true);
  await followLink(page, NOT_VISITED);
  await page.getByRole('alert').getByText('You are offline.').waitFor();
  expect(new URL(page.url()).pathname).toBe(BUTTON);
  await page.locator(`main a[href="${API}"]`).first().click();
  await page.waitForURL(`**${API}`);
});

test('a kept page that was cut short is not shown', async () => {
  const page = await visit(BUTTON);
  await page.evaluate(async (path) => {
    const cache = await caches.open('docs-pages');
    const entry = await cache.match(path);
    const text = (await entry?.text()) ?? '';
    await cache.put(path, new Response(text.slice(0, 1000), { headers: entry?.headers }));
  }, BUTTON);
  await server.close();
  expect((await page.goto(server.url + BUTTON))?.status()).toBe(503);
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
});

test('a search is possible again without a network', async () => {
  const page = await visit(BUTTON);
  const search = async () => {
    await page.keyboard.press('Control+k');
    await searchField(page).waitFor();
    await searchFor(page, 'button color');
    return (await activeOption(page)).href;
  };
  const found = await search();
  await server.close();
  await page.reload();
  await waitForHydration(page);
  expect(await search()).toBe(found);
});

test('a worker that can’t start changes nothing', async () => {
  const page = await openPage('about:blank', { beforeLoad: registerWorker });
  allowProblems(page);
  await page
    .context()
    .route('**/sw.js*', (route) =>
      route.fulfill({ body: 'throw 1', contentType: 'text/javascript' }),
    );
  await page.goto(server.url + BUTTON);
  await waitForHydration(page);
  await page.locator(`main a[href="${API}"]`).first().click();
  await page.waitForURL(`**${API}`);
});

test('a storage that refuses everything changes nothing', async () => {
  const page = await openPage('about:blank', { beforeLoad: registerWorker });
  allowProblems(page);
  await denyStorage(page, 'caches');
  await page.goto(server.url + BUTTON);
  await waitForHydration(page);
  await (await openSettings(page)).getByText('Dark', { exact: true }).click();
});

test('a template that was visited runs, in its frame, and in another look', async () => {
  const page = await visit(BUTTON);
  await page.goto(server.url + framePath('sign-in'));
  await waitUntilKept(page, previewPath('sign-in'), '/assets/templates/');
  await server.close();
  await page.goto(`${server.url}${framePath('sign-in')}?mode=dark`);
  const template = page.frameLocator('iframe');
  await template.locator('html[data-mode="dark"]:not([data-pending])').waitFor();
  await template.getByRole('button', { name: 'Sign in' }).click();
  await template.getByText('Write the email address of your account.').first().waitFor();
});

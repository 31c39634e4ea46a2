import type { Page } from 'playwright-core';
import { PORTAL, startLyingHost } from '../browser/support/lyingHost';
import type { LyingHost } from '../browser/support/lyingHost';
import { DEMO_ISLANDS } from '../browser/support/islands';
import { openPage, waitForHydration } from '../browser/support/page';
import { allowProblems } from '../browser/support/pageProblems';
import { waitForWorker } from '../browser/support/registerWorker';
import { searchField, searchFor, searchStatus } from '../browser/support/search';
import { expect, test } from '../browser/support/test';
import { openSettings } from '../browser/support/theme';
import { waitUntil } from '../helpers/waitUntil';

const BUTTON = '/material-ui/react-button';
const SLIDER = '/material-ui/react-slider';

let host: LyingHost;
test.beforeEach(async () => {
  host = await startLyingHost();
});
test.afterEach(() => host.close());

/** Waits until a page is on the device. */
const waitUntilKept = (page: Page, path: string) =>
  waitUntil(
    page,
    async (wanted) => (await (await caches.open('docs-pages')).match(wanted)) !== undefined,
    path,
  );

/** Waits until a demo has reached a state. */
async function waitForDemo(page: Page, state: 'hydrated' | 'failed'): Promise<void> {
  await page.locator(DEMO_ISLANDS).first().scrollIntoViewIfNeeded();
  await page.waitForSelector(`:is(${DEMO_ISLANDS})[data-island-state="${state}"]`);
}

/** Opens a page that a worker serves. */
async function openServed(path: string): Promise<Page> {
  const page = await openPage(host.url + path);
  allowProblems(page);
  await waitForHydration(page);
  await waitForWorker(page);
  await waitUntilKept(page, path);
  await page.reload();
  await waitForHydration(page);
  return page;
}

/** The addresses under which the page of the network is kept. */
const keptLies = (page: Page) =>
  page.evaluate(async (text) => {
    const kept: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        const entry = await cache.match(url, { ignoreVary: true });
        if ((await entry?.text())?.includes(text)) {
          kept.push(url);
        }
      }
    }
    return kept;
  }, PORTAL);

test('scripts of demos that were answered with a page are right at the next load', async () => {
  const page = await openServed(BUTTON);
  host.lie(/\/assets\/js\/demos-material-ui-react-slider\./);
  await page.goto(host.url + SLIDER);
  await waitForDemo(page, 'failed');
  host.heal();
  expect(host.lies).not.toEqual([]);
  expect(await keptLies(page)).toEqual([]);
  await page.reload();
  await waitForDemo(page, 'hydrated');
});

test('one wrong answer for a script is not even noticed', async () => {
  const page = await openServed(BUTTON);
  host.lie(/\/assets\/js\/demos-material-ui-react-slider\./, 1);
  await page.goto(host.url + SLIDER);
  await waitForDemo(page, 'hydrated');
  expect(host.lies).toHaveLength(1);
  expect(await keptLies(page)).toEqual([]);
});

test('without a worker, a wrong answer that the browser keeps is replaced', async () => {
  const page = await openPage(host.url + BUTTON, { serviceWorkers: 'block' });
  allowProblems(page);
  await waitForHydration(page);
  host.lie(/\/assets\/(?:js|css)\/settings\./);
  const button = page.getByRole('button', { name: 'Toggle settings drawer' });
  await button.click();
  await page.getByRole('alert').getByText('couldn’t be loaded').waitFor();
  host.heal();
  await button.click();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
});

test('a kept script that can’t be used is replaced', async () => {
  const page = await openServed(SLIDER);
  await waitForDemo(page, 'hydrated');
  const breakScript = async () => {
    const cache = await caches.open('docs-assets');
    const isScript = ({ url }: Request) => url.includes('demos-material-ui-react-slider');
    const request = (await cache.keys()).find(isScript);
    if (request) {
      const body = '// cut short by a proxy';
      const headers = { 'content-type': 'text/javascript', 'docs-bytes': String(body.length) };
      await cache.put(request.url, new Response(body, { headers }));
    }
    return request !== undefined;
  };
  await waitUntil(page, breakScript, undefined);
  // A tab without the memory of this one.
  const next = await page.context().newPage();
  await next.goto(host.url + SLIDER);
  await waitForDemo(next, 'hydrated');
  const kept = await next.evaluate(async () => {
    const responses = await (await caches.open('docs-assets')).matchAll();
    return Promise.all(responses.map((response) => response.text()));
  });
  expect(kept.filter((text) => text.startsWith('// cut short'))).toEqual([]);
});

for (const [name, pattern] of [
  ['style sheets', /\/assets\/.*\.css$/],
  ['scripts that aren’t on the page yet', /\/assets\/js\/(?:settings|search|reference)\./],
  ['fonts', /\.woff2$/],
  ['images', /\/img\//],
  ['data', /\.json$/],
] as const) {
  test(`of a first visit with a page in place of ${name}, nothing wrong is kept`, async ({
    page,
  }) => {
    allowProblems(page);
    host.lie(pattern);
    await page.goto(host.url + BUTTON);
    await waitForWorker(page);
    await waitUntilKept(page, BUTTON);
    host.heal();
    await page.reload();
    await waitForHydration(page);
    await waitForWorker(page);
    await waitForDemo(page, 'hydrated');
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
        ({ sheet }) => sheet && sheet.cssRules.length > 0,
      ),
    );
    await openSettings(page);
    expect(await keptLies(page)).toEqual([]);
  });
}

test('the search finds something once its indexes are right', async () => {
  const page = await openServed(BUTTON);
  host.lie(/\/assets\/search\//);
  await page.keyboard.press('Control+k');
  await searchField(page).fill('button');
  await searchStatus(page)
    .getByText(/^The search could not be loaded/)
    .waitFor();
  host.heal();
  await page.reload();
  await waitForHydration(page);
  await page.keyboard.press('Control+k');
  await searchFor(page, 'button');
  expect(await keptLies(page)).toEqual([]);
});

test('the page of a network is shown, but not kept in place of the one that it hides', async () => {
  const page = await openServed(BUTTON);
  host.lie(/^\/material-ui\//);
  await page.goto(host.url + BUTTON);
  await page.getByRole('heading', { name: PORTAL }).waitFor();
  await page.goto(host.url + SLIDER);
  await page.getByRole('heading', { name: PORTAL }).waitFor();
  host.heal();
  await host.close();
  expect((await page.goto(host.url + BUTTON))?.status()).toBe(200);
  await page.getByRole('heading', { level: 1, name: 'Button' }).waitFor();
  expect((await page.goto(host.url + SLIDER))?.status()).toBe(503);
});

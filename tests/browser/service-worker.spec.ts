import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { writeSettings } from '@component-docs/offline/shared/settings';
import { waitUntil } from '../helpers/waitUntil';
import { openLive, waitForHydration } from './support/page';
import { expect, SMOKE, test } from './support/test';
import { startLocalServer } from './support/localServer';
import { startWorkerHost } from './support/workerHost';
import type { WorkerHost } from './support/workerHost';

const PAGE = '/material-ui/getting-started/usage';
const LOADS = 'test-loads';
/** How long a page with focus waits at most before it reloads for an update, with time to spare, in ms. */
const RELOADED_MS = 1000;
/** Between two attempts to stop the workers, in ms. */
const INTERVAL_MS = 500;

let host: WorkerHost;
test.beforeEach(async () => {
  host = await startWorkerHost(writeSettings({ docsHost: '', onLoopback: true }));
});
test.afterEach(() => host.close());

/** Counts how often a tab loads a page. */
const countLoads = (page: Page) =>
  page.addInitScript((key) => {
    sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1));
  }, LOADS);

/** Opens a page that counts how often it was loaded. */
async function openCounted(path = PAGE): Promise<Page> {
  const page = await openLive(host.url + path, { beforeLoad: countLoads });
  return page;
}

const loads = (page: Page) => page.evaluate((key) => Number(sessionStorage.getItem(key)), LOADS);

async function waitForLoads(page: Page, count: number): Promise<void> {
  await page.waitForFunction(([key, wanted]) => Number(sessionStorage.getItem(key)) === wanted, [
    LOADS,
    count,
  ] as const);
}

/** Waits until this locale's worker is active, and gives its scope's path. */
function activeScope(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { scope } = await navigator.serviceWorker.ready;
    return new URL(scope).pathname;
  });
}

/** Reloads the page, so that the worker has control of it. */
async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'load' });
  await waitForHydration(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });

/**
 * Waits until a tab has loaded a page that often, and stops all workers meanwhile. Browsers stop a worker
 * that is idle, so that a waiting one can take over. While a test is attached to a worker, Chromium lets
 * it run.
 */
async function stopWorkersUntilLoads(page: Page, count: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  let hasLoaded = false;
  const loaded = waitForLoads(page, count).finally(() => {
    hasLoaded = true;
  });
  while (!hasLoaded) {
    await session.send('ServiceWorker.stopAllWorkers');
    await Promise.race([loaded, pause(INTERVAL_MS)]);
  }
  await loaded;
  await session.detach();
}

test('is there once per locale, and keeps what the reader has visited', SMOKE, async () => {
  const page = await openCounted();
  expect(await activeScope(page)).toBe('/');
  await page.goto(`${host.url}/zh${PAGE}`);
  await waitUntil(
    page,
    async (visited) => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      const pages = await (await caches.open('docs-pages')).keys();
      const paths = pages.map(({ url }) => new URL(url).pathname);
      return (
        registrations.some(({ scope }) => new URL(scope).pathname === '/zh/') &&
        [visited, `/zh${visited}`, '/offline', '/zh/offline'].every((path) => paths.includes(path))
      );
    },
    PAGE,
  );
});

test('brings an open page to the next release, with one reload', SMOKE, async () => {
  const page = await openCounted();
  await activeScope(page);
  await reload(page);
  await waitForLoads(page, 2);
  host.deploy('second');
  // The page that looks for the update is also the one that it takes away.
  await lookForUpdate(page).catch(() => undefined);
  await waitForLoads(page, 3);
  await waitForHydration(page);
  await reload(page);
  expect(await loads(page)).toBe(4);
});

test('that waits when a page is loaded is asked until it takes over, and the page reloads once', async () => {
  const page = await openCounted();
  await activeScope(page);
  await reload(page);
  host.deploy('waiting');
  // A document without scripts: it asks for nothing, and keeps its worker.
  await page.goto(`${host.url}/robots.txt`);
  await lookForUpdate(page);
  const isWaiting = async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return Boolean(registration?.waiting);
  };
  await waitUntil(page, isWaiting, undefined);
  const next = await page.context().newPage();
  await countLoads(next);
  await next.goto(host.url + PAGE);
  await stopWorkersUntilLoads(next, 2);
  await waitForHydration(next);
  expect(await next.evaluate(isWaiting)).toBe(false);
  await reload(next);
  expect(await loads(next)).toBe(3);
});

test('that takes over while the reader goes elsewhere doesn’t hold the page back', async () => {
  const page = await openCounted();
  await activeScope(page);
  await reload(page);
  const other = await page.context().newPage();
  await other.goto(`${host.url}/robots.txt`);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let respond = () => {};
  const slow = await startLocalServer((_request, response) => {
    respond = () => void response.end('Elsewhere.');
    answer();
  });
  const arrival = page.goto(slow.url).then(() => 'arrived', String);
  await asked;
  host.deploy('second');
  await other.evaluate(async (ms) => {
    const replaced = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    await replaced;
    await new Promise((resolve) => setTimeout(resolve, ms));
  }, RELOADED_MS);
  respond();
  expect(await arrival).toBe('arrived');
  await page.goBack();
  await waitForHydration(page);
  await slow.close();
});

test('that takes over while a page loads has it reload', async () => {
  const page = await openCounted();
  await activeScope(page);
  await page.addInitScript((key) => {
    // Until the test goes on, the page hears nothing of its worker.
    const container = navigator.serviceWorker;
    const register = container.register.bind(container);
    if (sessionStorage.getItem(key) === '2') {
      container.register = async (...args) => {
        await new Promise((resolve) => Object.assign(window, { goOn: resolve }));
        return register(...args);
      };
    }
  }, LOADS);
  await reload(page);
  await page.waitForFunction(() => 'goOn' in window);
  host.deploy('second');
  await page.evaluate(async () => {
    const replaced = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    await replaced;
    (window as unknown as { goOn: () => void }).goOn();
  });
  await waitForLoads(page, 3);
  await waitForHydration(page);
  await reload(page);
  expect(await loads(page)).toBe(4);
});

test('goes away with everything it kept once the kill switch is deployed', SMOKE, async () => {
  const page = await openCounted();
  await activeScope(page);
  await reload(page);
  await page.evaluate(() => caches.open('of an earlier release'));
  host.deploy('kill switch');
  await lookForUpdate(page).catch(() => undefined);
  await waitForLoads(page, 3);
  await waitForHydration(page);
  // The page registers the switch again, which finds nothing and leaves the page in peace.
  await waitUntil(
    page,
    async () =>
      (await caches.keys()).length === 0 &&
      (await navigator.serviceWorker.getRegistrations()).length === 0,
    undefined,
  );
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('no service worker is registered on another host', async ({ page }) => {
  const other = await startWorkerHost('docs.example.org');
  await page.goto(other.url + PAGE);
  await waitForHydration(page);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  await other.close();
});

test('is not asked for by a build without settings', async () => {
  const page = await openLive(PAGE);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});

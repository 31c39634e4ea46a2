import fs from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium } from '../../scripts/lib/chromium';
import { temporaryFolder } from '../helpers/temporaryFolder';
import { buildRelease, deploySite, renameRelease } from './deployedSite';
import type { DeployedSite } from './deployedSite';
import { copySite } from './siteCopy';
import type { SiteCopy } from './siteCopy';

const BUTTON = '/material-ui/react-button';
const OVERVIEW = '/material-ui/getting-started';

/** Text that the second release adds to a page, and an attribute that its shell adds to the header. */
const NEW_TEXT = 'Only the second release says this.';
const NEW_SHELL = '[data-second-release]';

let site: SiteCopy;
let folder: string;
let browser: Browser;
let context: BrowserContext;
let host: DeployedSite;

const release = (name: 'first' | 'second' | 'third' | 'broken') => path.join(folder, name);

beforeAll(async () => {
  [site, folder, browser] = await Promise.all([copySite(), temporaryFolder({}), launchChromium()]);
});
beforeAll(() => buildRelease(site, release('first')));
beforeAll(async () => {
  await site.edit('src/shell/header/Header.tsx', (text) =>
    text.replace('<nav\n', '<nav\n      data-second-release=""\n'),
  );
  const overview = 'docs/material-ui/getting-started/getting-started.mdx';
  await site.edit(overview, (text) => `${text}\n\n${NEW_TEXT}\n`);
  await buildRelease(site, release('second'));
  await renameRelease(release('second'), release('third'));
  await fs.cp(release('second'), release('broken'), { recursive: true });
  await fs.rm(path.join(release('broken'), 'offline.html'));
});
afterAll(() => Promise.all([site.remove(), browser.close()]));

beforeEach(async () => {
  context = await browser.newContext();
  host = await deploySite(folder, release('first'));
});
afterEach(async () => {
  await context.close();
  await host.stop();
});

/** Opens a page, and loads it again once the worker has kept it: from then on, it follows updates. */
async function open(pathname: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(host.url + pathname);
  await page.waitForFunction(async (kept) => {
    const isKept = async (path: string) => (await caches.match(path)) !== undefined;
    return navigator.serviceWorker.controller?.state === 'activated' && (await isKept(kept));
  }, pathname);
  await page.reload();
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
  return page;
}

/** Has the browser look for another worker, and waits until it has taken over or failed. */
async function lookForWorker(page: Page): Promise<void> {
  await page
    .evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update().catch(() => undefined);
      const worker = registration.installing ?? registration.waiting;
      await new Promise<void>((resolve) => {
        const check = () =>
          !worker || ['activated', 'redundant'].includes(worker.state) ? resolve() : undefined;
        worker?.addEventListener('statechange', check);
        check();
      });
    })
    // The page may be reloaded meanwhile: that is what it waits for.
    .catch(() => undefined);
}

const countOf = (page: Page, selector: string) => page.locator(selector).count();

/** The release of everything that a page shows: its HTML, and the script that runs it. */
async function releasesOf(page: Page): Promise<{ html: string; running: string; shell: boolean }> {
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
  return page.evaluate((shell) => {
    const main = /main\.([\da-f]{8})\.js/;
    const html = main.exec(document.documentElement.outerHTML)?.[1] ?? '';
    const loaded = performance.getEntriesByType('resource').map(({ name }) => main.exec(name)?.[1]);
    return {
      html,
      running: loaded.filter(Boolean).join(),
      shell: document.querySelector(shell) !== null,
    };
  }, NEW_SHELL);
}

async function expectSecondRelease(page: Page): Promise<void> {
  const { html, running, shell } = await releasesOf(page);
  expect({ running, shell }).toEqual({ running: html, shell: true });
}

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('open tabs come to the next release, each with one worker', async () => {
  const [first, second] = [await open(OVERVIEW), await open(BUTTON)];
  await host.deploy(release('second'));
  await lookForWorker(first);
  await first.waitForSelector(NEW_SHELL);
  await second.bringToFront();
  await second.waitForSelector(NEW_SHELL);
  await expectSecondRelease(first);
  await expectSecondRelease(second);
  expect(await countOf(first, `text=${NEW_TEXT}`)).toBe(1);
  expect(await workers(first)).toBe(1);
});

test('a tab that knows of no release shows the new one after one reload', async () => {
  const page = await open(OVERVIEW);
  await host.deploy(release('second'));
  await page.reload();
  await expectSecondRelease(page);
  expect(await countOf(page, `text=${NEW_TEXT}`)).toBe(1);
});

test('without a network during the upgrade, a tab stays with its release and comes to the next later', async () => {
  const page = await open(OVERVIEW);
  await host.stop();
  await host.deploy(release('second'));
  await page.reload();
  const offline = await releasesOf(page);
  expect(offline).toEqual({ html: offline.html, running: offline.html, shell: false });
  await host.start();
  await page.reload();
  await expectSecondRelease(page);
});

test('a worker that can’t be installed completely leaves the one before, until it can', async () => {
  const page = await open(OVERVIEW);
  await host.deploy(release('broken'));
  await lookForWorker(page);
  await host.stop();
  await page.reload();
  expect((await releasesOf(page)).shell).toBe(false);
  await host.deploy(release('second'));
  await host.start();
  await lookForWorker(page);
  await page.waitForSelector(NEW_SHELL);
  await expectSecondRelease(page);
  expect(await workers(page)).toBe(1);
});

test('back to the release before', async () => {
  await host.deploy(release('second'));
  const page = await open(OVERVIEW);
  await host.deploy(release('first'));
  await lookForWorker(page);
  await page.waitForSelector(NEW_SHELL, { state: 'detached' });
  const back = await releasesOf(page);
  expect(back).toEqual({ html: back.html, running: back.html, shell: false });
  expect(await countOf(page, `text=${NEW_TEXT}`)).toBe(0);
});

test('a tab that sleeps through two releases goes on with one full load', async () => {
  const page = await open(OVERVIEW);
  await page.evaluate(() => {
    // A tab in the background: it isn't reloaded.
    document.hasFocus = () => false;
  });
  await host.deploy(release('second'));
  await lookForWorker(page);
  await host.deploy(release('third'));
  await lookForWorker(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.locator(`a[href="${BUTTON}"]`).first().click();
  await page.waitForURL(`**${BUTTON}`);
  await page.waitForSelector(NEW_SHELL);
  await expectSecondRelease(page);
  expect(loads).toBe(1);
});

/** Saves a product by the settings. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await drawer.getByRole('combobox', { name: 'What to save' }).selectOption('en/material-ui');
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await drawer.getByText('These pages now open without a network').waitFor();
}

const savedRelease = (page: Page) =>
  page.evaluate(async () => {
    const response = await caches.match('/.saved-state.json');
    const state = (await response?.json()) as { sets: Record<string, { release: string }> };
    return state.sets['en/material-ui']?.release;
  });

test('what is saved is updated by what has changed, and readable until then', async () => {
  const page = await open(BUTTON);
  await save(page);
  const before = await savedRelease(page);
  await host.stop();
  await page.goto(host.url + OVERVIEW);
  expect((await releasesOf(page)).shell).toBe(false);
  await host.deploy(release('second'));
  await host.start();
  await page.goto(host.url + BUTTON);
  while ((await savedRelease(page)) === before) {
    await page.waitForTimeout(100);
  }
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.initiatorType === 'fetch')
      .map(({ name }) => new URL(name).pathname),
  );
  expect(fetched).toContain(OVERVIEW);
  expect(fetched.filter((file) => file.startsWith('/assets/js/ui-'))).toEqual([]);
  await host.stop();
  await page.goto(host.url + OVERVIEW);
  await expectSecondRelease(page);
  expect(await countOf(page, `text=${NEW_TEXT}`)).toBe(1);
});

import fs from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium } from '../../scripts/lib/chromium';
import { temporaryFolder } from '../helpers/temporaryFolder';
import { isLeaving, waitUntil } from '../helpers/waitUntil';
import { buildRelease, deploySite, readRelease, renameRelease } from './deployedSite';
import type { DeployedSite, Release } from './deployedSite';
import { copySite } from './siteCopy';
import type { SiteCopy } from './siteCopy';

const BUTTON = '/material-ui/react-button';
const OVERVIEW = '/material-ui/getting-started';

/** Text that the second release adds to a page, and an attribute that its shell adds to the header. */
const NEW_TEXT = 'Only the second release says this.';
const NEW_SHELL = '[data-second-release]';

/** In the broken release, a file is missing that the worker needs. */
const NAMES = ['first', 'second', 'third', 'broken'] as const;
type Name = (typeof NAMES)[number];

let site: SiteCopy;
let folder: string;
let browser: Browser;
let context: BrowserContext;
let host: DeployedSite;
let releases: Record<Name, Release>;

const folderOf = (name: Name) => path.join(folder, name);

beforeAll(async () => {
  [site, folder, browser] = await Promise.all([copySite(), temporaryFolder({}), launchChromium()]);
});
beforeAll(async () => {
  // The tests say when the network fails; on a slow machine, it would seem to fail by its slowness.
  await site.edit('plugins/offline/browser/worker/answers.ts', (text) =>
    text.replace('PATIENCE_MS = 5000', 'PATIENCE_MS = 2_000_000_000'),
  );
  await buildRelease(site, folderOf('first'));
});
beforeAll(async () => {
  await site.edit('src/shell/header/Header.tsx', (text) =>
    text.replace('<nav\n', '<nav\n      data-second-release=""\n'),
  );
  const overview = 'docs/material-ui/getting-started/getting-started.mdx';
  await site.edit(overview, (text) => `${text}\n\n${NEW_TEXT}\n`);
  await buildRelease(site, folderOf('second'));
});
beforeAll(async () => {
  await renameRelease(folderOf('second'), folderOf('third'));
  await fs.cp(folderOf('second'), folderOf('broken'), { recursive: true });
  await fs.rm(path.join(folderOf('broken'), 'offline.html'));
  const read = await Promise.all(NAMES.map((name) => readRelease(folderOf(name))));
  releases = Object.fromEntries(NAMES.map((name, index) => [name, read[index]])) as typeof releases;
});
afterAll(() => Promise.all([site.remove(), browser.close()]));

beforeEach(async () => {
  context = await browser.newContext();
  // Jest ends a test that hangs.
  context.setDefaultTimeout(0);
  await context.addInitScript(() => {
    // For `open`: the page has told the browser that it follows updates.
    ServiceWorkerRegistration.prototype.addEventListener = function follow(
      this: ServiceWorkerRegistration,
      ...args: Parameters<EventTarget['addEventListener']>
    ) {
      Object.assign(window, { followsUpdates: true });
      EventTarget.prototype.addEventListener.apply(this, args);
    };
  });
  host = await deploySite(releases.first);
});
afterEach(async () => {
  await context.close();
  await host.close();
});

const waitForHydration = (page: Page) =>
  page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });

/**
 * Loads a page again, once it has nothing more to load: Chromium may keep a worker busy whose answers
 * nobody reads to their end, and the next worker waits for it.
 */
async function reload(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.reload();
}

/** Opens a page for the first time, and waits until the worker has kept it. */
async function visit(pathname: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(host.url + pathname);
  await waitUntil(
    page,
    async (kept) =>
      navigator.serviceWorker.controller?.state === 'activated' &&
      (await (await caches.open('docs-pages')).match(kept)) !== undefined,
    pathname,
  );
  return page;
}

/**
 * Opens a page that the worker controls from its beginning: such a page follows updates. Waits until all
 * files that it has loaded are kept.
 */
async function open(pathname: string): Promise<Page> {
  const page = await visit(pathname);
  await reload(page);
  await page.waitForFunction(() => 'followsUpdates' in window);
  await waitForHydration(page);
  await waitUntil(
    page,
    async () => {
      const loaded = performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.includes('/assets/'));
      const kept = await Promise.all(loaded.map((path) => caches.match(path)));
      return kept.every((entry) => entry !== undefined);
    },
    undefined,
  );
  return page;
}

/** Waits until the newest worker that the page's browser knows of is active, and no other is there. */
const waitForRest = (page: Page) =>
  waitUntil(
    page,
    async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return registrations.every(
        ({ installing, waiting, active }) =>
          !installing && !waiting && (!active || active.state === 'activated'),
      );
    },
    undefined,
  );

/** Has the browser look for another worker, and waits until that has taken over or failed. */
async function lookForWorker(page: Page): Promise<void> {
  await page
    .evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    })
    // Without a network; and the page may be reloaded meanwhile, which is what it waits for.
    .catch(() => undefined);
  await waitForRest(page);
}

/** What a page shows, and which files it has loaded. */
async function readPage(page: Page) {
  await waitForHydration(page);
  return page.evaluate(
    ([shell, text]) => ({
      html: document.documentElement.outerHTML,
      files: performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname.slice(1))
        .filter((name) => name.startsWith('assets/')),
      hasNewShell: document.querySelector(shell) !== null,
      hasNewText: document.body.innerText.includes(text),
    }),
    [NEW_SHELL, NEW_TEXT] as const,
  );
}

/** Reads a page as soon as it isn't leaving for the next document. */
async function readSettledPage(page: Page): Promise<Awaited<ReturnType<typeof readPage>>> {
  try {
    return await readPage(page);
  } catch (error) {
    if (isLeaving(error)) {
      return readSettledPage(page);
    }
    throw error;
  }
}

/** A page shows a release and nothing of another one. */
async function expectRelease(page: Page, release: Name): Promise<void> {
  const { html, files, hasNewShell, hasNewText } = await readSettledPage(page);
  // The broken release isn't among the candidates: it has the files of the second one.
  const shown = NAMES.find((name) => html.includes(releases[name].main));
  const { files: own } = releases[release].site;
  const isNew = release !== 'first';
  expect({ shown, foreign: files.filter((file) => !own.has(file)), hasNewShell }).toEqual({
    shown: release,
    foreign: [],
    hasNewShell: isNew,
  });
  expect(hasNewText).toBe(isNew && new URL(page.url()).pathname === OVERVIEW);
}

/** The scopes of all workers, each of which may be there once. */
const scopesOf = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );

async function expectOneWorker(page: Page): Promise<void> {
  await waitForRest(page);
  expect(await scopesOf(page)).toEqual(['/']);
}

test('open tabs come to the next release, each with one worker', async () => {
  const [first, second] = [await open(OVERVIEW), await open(BUTTON)];
  host.deploy(releases.second);
  await lookForWorker(first);
  for (const page of [first, second]) {
    await page.waitForSelector(NEW_SHELL);
    await expectRelease(page, 'second');
    await expectOneWorker(page);
  }
});

test('a tab that knows of no release shows the new one after one reload', async () => {
  const page = await open(OVERVIEW);
  host.deploy(releases.second);
  await reload(page);
  await expectRelease(page, 'second');
  await expectOneWorker(page);
});

test('a tab of the first visit stays as it is, and a link from it is one full load', async () => {
  const page = await visit(OVERVIEW);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  host.deploy(releases.second);
  await lookForWorker(page);
  await expectRelease(page, 'first');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.locator(`main a[href="${BUTTON}"], nav a[href="${BUTTON}"]`).first().click();
  await page.waitForURL(`**${BUTTON}`);
  await page.waitForSelector(NEW_SHELL);
  await expectRelease(page, 'second');
  await expectOneWorker(page);
  expect(loads).toBe(1);
});

test('without a network during the upgrade, a tab stays with its release and comes to the next later', async () => {
  const page = await open(OVERVIEW);
  host.disconnect();
  host.deploy(releases.second);
  await lookForWorker(page);
  await reload(page);
  await expectRelease(page, 'first');
  host.connect();
  await reload(page);
  await expectRelease(page, 'second');
  await expectOneWorker(page);
});

test.each([
  ['a file of the release is missing', () => host.deploy(releases.broken)],
  [
    'the network breaks while it loads',
    () => {
      host.deploy(releases.second);
      host.disconnectAt(/\/offline$/);
    },
  ],
])('a worker that can’t be installed leaves the one before: %s', async (_case, interrupt) => {
  const page = await open(OVERVIEW);
  interrupt();
  await lookForWorker(page);
  host.disconnect();
  await reload(page);
  await expectRelease(page, 'first');
  host.deploy(releases.second);
  host.connect();
  await reload(page);
  await expectRelease(page, 'second');
  // Chromium may leave it waiting for minutes, because the network broke while the one before answered.
  await waitUntil(
    page,
    async () => {
      const { installing } = await navigator.serviceWorker.ready;
      return installing === null;
    },
    undefined,
  );
  await expectRelease(page, 'second');
  expect(await scopesOf(page)).toEqual(['/']);
});

test('back to the release before', async () => {
  host.deploy(releases.second);
  const page = await open(OVERVIEW);
  await expectRelease(page, 'second');
  host.deploy(releases.first);
  await lookForWorker(page);
  await page.waitForSelector(NEW_SHELL, { state: 'detached' });
  await expectRelease(page, 'first');
  await expectOneWorker(page);
});

test('a tab that sleeps through two releases goes on with one full load', async () => {
  const page = await open(OVERVIEW);
  await page.evaluate(() => {
    // It has no focus, and tells the workers nothing.
    document.hasFocus = () => false;
    ServiceWorker.prototype.postMessage = () => {};
  });
  host.deploy(releases.second);
  await lookForWorker(page);
  host.deploy(releases.third);
  await lookForWorker(page);
  await expectRelease(page, 'first');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.locator(`a[href="${BUTTON}"]`).first().click();
  await page.waitForURL(`**${BUTTON}`);
  await page.waitForSelector(NEW_SHELL);
  await expectRelease(page, 'third');
  await expectOneWorker(page);
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
    return state.sets['en/material-ui']?.release ?? '';
  });

test('what is saved is updated by what has changed, and readable until then', async () => {
  const page = await open(BUTTON);
  await save(page);
  const before = await savedRelease(page);
  host.disconnect();
  await page.goto(host.url + OVERVIEW);
  await expectRelease(page, 'first');
  host.deploy(releases.second);
  host.connect();
  await page.goto(host.url + BUTTON);
  await waitUntil(
    page,
    async (old) => {
      const response = await caches.match('/.saved-state.json');
      const state = (await response?.json()) as { sets: Record<string, { release: string }> };
      return state.sets['en/material-ui']?.release !== old;
    },
    before,
  );
  expect(host.requests).toContain(OVERVIEW);
  const unchanged = host.requests.filter((file) => releases.first.site.files.has(file.slice(1)));
  expect(unchanged.filter((file) => file.startsWith('/assets/'))).toEqual([]);
  await waitForRest(page);
  host.disconnect();
  await page.goto(host.url + OVERVIEW);
  await expectRelease(page, 'second');
});

import type { Page } from 'playwright-core';
import {
  DEMO_ISLANDS,
  hydrateAllIslands,
  island,
  ISLAND_SCRIPTS,
  islandIds,
  neverNearViewport,
  openHolding,
  openRecording,
  recordRequests,
  stateOf,
  twoFrames,
  waitForIsland,
} from './support/islands';
import { openLive, openPage, waitForHydration } from './support/page';
import { allowProblems } from './support/pageProblems';
import { follow, sidebarLink } from './support/sidebar';
import { expect, SMOKE, test } from './support/test';

const BUTTONS = '/material-ui/react-button';
const INSTALLATION = '/material-ui/getting-started/installation';
/** The demo whose press shows: "Not sent yet", "Sending the invoice", "Invoice sent". */
const INVOICE = 'LoadingButtonsTransition';
const PRESSED = /^(Sending the invoice|Invoice sent)$/;

const sendInvoice = (page: Page) =>
  island(page, INVOICE).getByRole('button', { name: 'Send invoice' });
const invoiceStatus = (page: Page) => island(page, INVOICE).getByRole('status');
const failureText = (page: Page) => page.getByText("This demo's code could not be loaded.");

/** Every id within the islands, with the element that has it. */
async function idsInIslands(page: Page): Promise<string[]> {
  return page
    .locator(`${DEMO_ISLANDS} [id]`)
    .evaluateAll((elements) => elements.map((element) => `${element.tagName} ${element.id}`));
}

/** An island's HTML without styles: once its code runs, Emotion takes them into the head. */
async function markupOf(page: Page, id: string): Promise<string> {
  return (await island(page, id).innerHTML()).replace(/<style.*?<\/style>/gs, '');
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Puts a mark that only scripts see on each element that an island holds, styles aside. */
async function markIslandNodes(page: Page): Promise<number> {
  return page.locator(`${DEMO_ISLANDS} :not(style)`).evaluateAll((elements) => {
    elements.forEach((element) => Object.assign(element, { fromServer: true }));
    return elements.length;
  });
}

async function countNodes(page: Page): Promise<{ marked: number; all: number }> {
  return page.locator(`${DEMO_ISLANDS} :not(style)`).evaluateAll((elements) => ({
    marked: elements.filter((element) => 'fromServer' in element).length,
    all: elements.length,
  }));
}

test('hydration keeps the nodes and the ids that the server wrote', SMOKE, async () => {
  const { page, release } = await openHolding(BUTTONS, ISLAND_SCRIPTS);
  await waitForHydration(page);
  const marked = await markIslandNodes(page);
  expect(marked).toBeGreaterThan(50);
  const ids = await idsInIslands(page);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);

  release();
  await hydrateAllIslands(page);
  expect(await countNodes(page)).toEqual({ marked, all: marked });
  expect(await idsInIslands(page)).toEqual(ids);
});

test('no island code is asked for while no island is near the viewport', SMOKE, async () => {
  const { page, requests } = await openRecording(BUTTONS, /\/assets\/js\//, {
    beforeLoad: neverNearViewport,
  });
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(requests.some((url) => url.includes('/assets/js/main'))).toBe(true);
  expect(requests.filter((url) => ISLAND_SCRIPTS.test(url))).toEqual([]);
  expect(await page.locator(`${DEMO_ISLANDS}:not([data-island-state="pending"])`).count()).toBe(0);
});

test('an island loads when it is scrolled near, not while it is far', async () => {
  const page = await openLive(BUTTONS);
  const placeBelowViewport = (distance: number) =>
    island(page, INVOICE).evaluate((element, below) => {
      const top = element.getBoundingClientRect().top - window.innerHeight - below;
      window.scrollBy({ top, behavior: 'instant' });
    }, distance);
  await placeBelowViewport(400);
  await twoFrames(page);
  expect(await stateOf(page, INVOICE)).toBe('pending');
  await placeBelowViewport(100);
  await waitForIsland(page, INVOICE, 'hydrated');
  expect(
    await sendInvoice(page).evaluate((button) => button.getBoundingClientRect().top),
  ).toBeGreaterThan(800);
});

test('an island loads when focus enters it, and only that one', async () => {
  const page = await openLive(BUTTONS, { beforeLoad: neverNearViewport });
  await sendInvoice(page).focus();
  await waitForIsland(page, INVOICE, 'hydrated');
  expect(await page.locator(`${DEMO_ISLANDS}[data-island-state="hydrated"]`).count()).toBe(1);
  await expect(sendInvoice(page)).toBeFocused();
});

test('the press that loads an island is not lost', async () => {
  const { page, release } = await openHolding(BUTTONS, ISLAND_SCRIPTS, {
    beforeLoad: neverNearViewport,
  });
  await waitForHydration(page);
  await sendInvoice(page).click();
  await waitForIsland(page, INVOICE, 'loading');
  expect(await invoiceStatus(page).textContent()).toBe('Not sent yet');
  release();
  await invoiceStatus(page).filter({ hasText: PRESSED }).waitFor();
});

test('a running island answers each click', async ({ page }) => {
  await page.goto(BUTTONS);
  await hydrateAllIslands(page);
  await sendInvoice(page).click();
  await invoiceStatus(page).filter({ hasText: 'Invoice sent' }).waitFor();
});

test('islands work after client-side navigation, and on the way back', SMOKE, async () => {
  const page = await openLive(INSTALLATION);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (let visit = 0; visit < 2; visit += 1) {
    await follow(page, 'Button');
    await hydrateAllIslands(page);
    expect(await invoiceStatus(page).textContent()).toBe('Not sent yet');
    await sendInvoice(page).click();
    await invoiceStatus(page).filter({ hasText: PRESSED }).waitFor();
    await follow(page, 'Installation');
    expect(await islandIds(page)).toEqual([]);
  }
  await page.goBack();
  // The browser goes back to where the reader was: at this one.
  await waitForIsland(page, 'LoadingButtonsTransition', 'hydrated');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a server-rendered page can be left and come back to', async ({ page }) => {
  await page.goto(BUTTONS);
  await waitForIsland(page, 'BasicButtons', 'hydrated');
  await follow(page, 'Installation');
  await page.goBack();
  await waitForIsland(page, 'BasicButtons', 'hydrated');
  expect(await island(page, 'BasicButtons').getByRole('button').count()).toBe(3);
});

test('leaving while islands load ends them quietly', async () => {
  const { page, release } = await openHolding(BUTTONS, ISLAND_SCRIPTS);
  await waitForIsland(page, 'BasicButtons', 'loading');
  await follow(page, 'Installation');
  const arrived = page.waitForResponse(/\/assets\/js\/demos-material-ui-react-button/);
  release();
  await (await arrived).finished();
  await page.waitForLoadState('networkidle');
  await twoFrames(page);
});

test('a failed load says so, keeps the HTML, and the next press tries again', async () => {
  const page = await openLive(BUTTONS, { beforeLoad: neverNearViewport });
  const before = await markupOf(page, INVOICE);
  allowProblems(page);
  await page.route(/\/assets\/js\/demos-/, (route) => route.abort());
  await sendInvoice(page).click();
  await waitForIsland(page, INVOICE, 'failed');
  await failureText(page).waitFor();
  expect(await page.getByRole('alert').count()).toBe(1);
  expect(await markupOf(page, INVOICE)).toBe(before);

  await page.unroute(/\/assets\/js\/demos-/);
  await sendInvoice(page).click();
  await invoiceStatus(page).filter({ hasText: PRESSED }).waitFor();
  expect(await failureText(page).count()).toBe(0);
});

test('each module of the library arrives once, over two pages of demos', async ({ page }) => {
  await page.goto(INSTALLATION);
  const scripts: Promise<{ url: string; text: string }>[] = [];
  page.on('response', (response) => {
    if (ISLAND_SCRIPTS.test(response.url())) {
      scripts.push(response.text().then((text) => ({ url: response.url(), text })));
    }
  });
  await waitForHydration(page);
  for (const label of ['Button', 'Usage'] as const) {
    await follow(page, label);
    await hydrateAllIslands(page);
  }
  const loaded = await Promise.all(scripts);
  const moduleIds = loaded.flatMap(({ text }) =>
    [...text.matchAll(/[{,](\d+)\([\w,]*\)\{/g)].map(([, id = '']) => id),
  );
  expect(moduleIds.length).toBeGreaterThan(50);
  expect(repeated(loaded.map(({ url }) => url))).toEqual([]);
  expect(repeated(moduleIds)).toEqual([]);
});

test('a phone loads the side navigation when its drawer opens', async () => {
  const page = await openPage(BUTTONS, { viewport: { width: 390, height: 844 } });
  const navigation = recordRequests(page, /\/assets\/js\/(?:side-)?navigation-?[^/]*\.js$/);
  await hydrateAllIslands(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await twoFrames(page);
  expect(navigation).toEqual([]);
  await page.getByRole('button', { name: 'Open main navigation' }).click();
  await sidebarLink(page.getByRole('dialog', { name: 'Main navigation' }), 'Usage');
  // The drawer, what it shows, and the pages of the product.
  expect(navigation).toHaveLength(3);
});

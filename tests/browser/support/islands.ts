import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import type { IslandState } from '../../../src/runtime/islands/types';

/** Scripts that only islands need: the demos of a page, and the library they run on. */
export const ISLAND_SCRIPTS = /\/assets\/js\/(?:demos?-|ui-)[^/]*\.js$/;

/** No island ever hears that it is near the viewport; for `beforeLoad`. */
export async function neverNearViewport(page: Page): Promise<void> {
  await page.addInitScript({
    path: path.join(__dirname, '../../../scripts/lib/inPage/holdIslands.js'),
  });
}

/** Makes requests wait; gives the function that lets them all go on. For `beforeLoad` or later. */
export async function holdRequests(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The addresses asked for from now on that match; the list grows while the page goes on. */
export function recordRequests(page: Page, pattern: RegExp): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (pattern.test(request.url())) {
      urls.push(request.url());
    }
  });
  return urls;
}

/** The element of one island. */
export function island(page: Page, id: string): Locator {
  return page.locator(`[data-island="${id}"]`);
}

export async function stateOf(page: Page, id: string): Promise<string | null> {
  return island(page, id).getAttribute('data-island-state');
}

export async function waitForIsland(page: Page, id: string, state: IslandState): Promise<void> {
  await page
    .locator(`[data-island="${id}"][data-island-state="${state}"]`)
    .waitFor({ state: 'attached' });
}

/** Islands that run a demo or a tool. They stand in islands of the shell, such as a demo's toolbar. */
export const DEMO_ISLANDS = '[data-island]:not([data-island-module])';

/** The ids of all demos of the page, in its order. */
export async function islandIds(page: Page): Promise<string[]> {
  return page
    .locator(DEMO_ISLANDS)
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('data-island') ?? ''),
    );
}

/**
 * Scrolls from island to island, as a reader does, until each of them runs. Those of another styling
 * are not shown, and wait until it is chosen.
 */
export async function hydrateAllIslands(page: Page): Promise<void> {
  for (const id of await islandIds(page)) {
    if (!(await island(page, id).evaluate((element) => element.checkVisibility()))) {
      continue;
    }
    await island(page, id).evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await waitForIsland(page, id, 'hydrated');
  }
}

/** Waits until the browser has drawn twice: what it meant to do at once is done. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0))),
      ),
  );
}

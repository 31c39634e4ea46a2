import path from 'node:path';
import type { Page } from 'playwright-core';
import { island } from '../../../scripts/lib/visit/islands';
import { openPage, waitForHydration } from './page';
import type { PageOptions } from './page';

export * from '../../../scripts/lib/visit/islands';

/** Scripts that only islands need: the demos of a page, and the library they run on. */
export const ISLAND_SCRIPTS = /\/assets\/js\/(?:demos?-|ui-)[^/]*\.js$/;

/** No island ever hears that it is near the viewport; for `beforeLoad`. */
export async function neverNearViewport(page: Page): Promise<void> {
  await page.addInitScript({
    path: path.join(__dirname, '../../../scripts/lib/inPage/holdIslands.js'),
  });
}

interface Recording {
  page: Page;
  /** The addresses asked for that match; the list grows while the page goes on. */
  requests: string[];
}

/** Opens a page, and records from the start which addresses that match it asks for. */
export async function openRecording(
  path: string,
  pattern: RegExp,
  options: PageOptions = {},
): Promise<Recording> {
  let requests: string[] = [];
  const page = await openPage(path, {
    ...options,
    beforeLoad: async (opened) => {
      requests = recordRequests(opened, pattern);
      await options.beforeLoad?.(opened);
    },
  });
  return { page, requests };
}

/** Opens a page whose requests that match wait until they are released. */
export async function openHolding(path: string, pattern: RegExp, options: PageOptions = {}) {
  let release = () => {};
  const page = await openPage(path, {
    ...options,
    beforeLoad: async (opened) => {
      release = await holdRequests(opened, pattern);
      await options.beforeLoad?.(opened);
    },
  });
  return { page, release };
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

export async function stateOf(page: Page, id: string): Promise<string | null> {
  return island(page, id).getAttribute('data-island-state');
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

/**
 * Waits until the code of a reference page has run. Until then, the name of a type leads to its place in
 * the Types section, as without JavaScript.
 */
export async function waitForReference(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => /\/assets\/js\/reference\.[^/]*\.js$/.test(name)),
  );
  await twoFrames(page);
}

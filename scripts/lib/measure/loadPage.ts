import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { recordTransfers } from './transfers';
import type { TransferLog } from './transfers';
import { throttle } from './throttle';
import type { Conditions } from './throttle';
import type { PageLoad, ProbeRecord, Scenario } from './types';

export interface LoadOptions {
  scenario: Scenario;
  viewport: { width: number; height: number };
  /** Left out: as fast as this machine is. */
  conditions?: Conditions;
}

/** How long nothing may be fetched before a page counts as settled, in milliseconds. */
const QUIET = 1500;
/** How long a page may take to settle or hydrate before it is read as it is, in milliseconds. */
const PATIENCE = 60_000;

const inPage = (name: string) => path.resolve(__dirname, '../inPage', name);

async function settle(page: Page, log: TransferLog): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  while (log.quietFor() < QUIET && Date.now() < deadline) {
    await page.waitForTimeout(100);
  }
  // A frame and an idle moment after it: scripts that already have their data are done too.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
  );
}

/** Waits for an element; a page that never gets it is still worth measuring, and says so by a null. */
async function waitPatiently(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector, { state: 'attached', timeout: PATIENCE }).catch(() => null);
}

async function readProbe(page: Page): Promise<ProbeRecord> {
  return page.evaluate(() => (window as unknown as { loadProbe: ProbeRecord }).loadProbe);
}

/**
 * Loads a page once in a fresh profile with an empty cache, waits until it is hydrated and the
 * network is quiet, and gives what that cost. Throws an Error when the page does not answer with
 * status 200.
 */
export async function loadPage(
  browser: Browser,
  url: string,
  { scenario, viewport, conditions }: LoadOptions,
): Promise<PageLoad> {
  // A service worker would fetch pages for later, beside what this visit needs.
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const log = await recordTransfers(session);
    if (conditions) {
      await throttle(session, conditions);
    }
    await page.addInitScript({ path: inPage('probe.js') });
    const behaviour = scenario === 'shell' ? 'holdIslands.js' : 'showFirstIsland.js';
    await page.addInitScript({ path: inPage(behaviour) });

    const response = await page.goto(url, { waitUntil: 'load', timeout: PATIENCE });
    if (response?.status() !== 200) {
      throw new Error(`${url} answered with status ${response?.status() ?? 'none'}.`);
    }
    await waitPatiently(page, 'html[data-has-hydrated="true"]');
    const hasIsland = (await page.locator('[data-island]').count()) > 0;
    if (scenario === 'firstDemo' && hasIsland) {
      await waitPatiently(page, '[data-island-state="hydrated"]');
    }
    await settle(page, log);
    return {
      transfers: log.transfers,
      probe: await readProbe(page),
      domNodes: await page.locator('*').count(),
      hasIsland,
    };
  } finally {
    await context.close();
  }
}

import path from 'node:path';
import type { Browser, Page, CDPSession } from 'playwright-core';
import { recordTransfers } from './transfers';
import type { TransferLog, Transfer } from './transfers';

/** The window of a phone, which shows the fewest links: the site prefetches visible ones. */
export const PHONE = { width: 390, height: 844 };

/** A slow mobile network, as in Lighthouse: 1.6 Mbit/s down, 750 kbit/s up; bytes per second, and ms. */
const SLOW_NETWORK = {
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};

/** Slows a page down from its next request on, as on a mid-range phone. */
export async function throttle(session: CDPSession, network = SLOW_NETWORK): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
}

/**
 * `shell`: no island runs. `firstDemo`: the reader goes straight to the first island, which is then
 * hydrated.
 */
export const SCENARIOS = ['shell', 'firstDemo'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/**
 * The values that the page itself recorded (inPage/probe.js). Times are in milliseconds since the start of
 * the navigation, or null for events that didn't happen.
 */
export interface ProbeRecord {
  longestTask: number;
  layoutShift: number;
  shellHydrated: number | null;
  firstIslandHydrated: number | null;
}

/** Results of one load of one page. */
export interface PageLoad {
  transfers: Transfer[];
  probe: ProbeRecord;
  /**
   * False if the page has no island: `firstDemo` then measures the same as `shell`, without the
   * script that prevents islands from running.
   */
  hasIsland: boolean;
}

/** A page is settled after this time without network activity, in milliseconds. */
const QUIET_MS = 1500;
/**
 * How long a page may take to settle or hydrate before it is measured in its current state, in
 * milliseconds.
 */
const TIMEOUT_MS = 60_000;

/** Finds demos; other islands belong to the shell. */
const DEMO_ISLAND = '[data-island]:not([data-island-module])';

const inPage = (name: string) => path.resolve(__dirname, '../inPage', name);

async function settle(page: Page, log: TransferLog): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (log.quietFor() < QUIET_MS && Date.now() < deadline) {
    await page.waitForTimeout(100);
  }
  // After the next frame and an idle callback, scripts that already have their data are done too.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
  );
}

/**
 * Waits for an element, without failing if it never appears: the page is still worth measuring, and the
 * result is null for events that didn't happen.
 */
async function waitForOptional(page: Page, selector: string): Promise<void> {
  await page
    .waitForSelector(selector, { state: 'attached', timeout: TIMEOUT_MS })
    .catch(() => null);
}

/**
 * Runs before the page's own scripts: scrolls to the first demo right away, like a reader who goes straight
 * there. The demo is in the server's HTML, so this needs none of the page's scripts.
 */
function showFirstIsland(): void {
  document.addEventListener('DOMContentLoaded', () => {
    document
      .querySelector('[data-island]:not([data-island-module])')
      ?.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
}

/**
 * Loads a page once in a new profile with an empty cache, waits until it is hydrated and the network is
 * quiet, and returns the cost of the load. Throws an Error when the page does not respond with status 200.
 *
 * @param isSlow whether device and network are those of a slow phone; otherwise, they are this machine's
 */
export async function loadPage(
  browser: Browser,
  url: string,
  scenario: Scenario,
  isSlow = false,
): Promise<PageLoad> {
  // A service worker would fetch pages for later, in addition to the files that this visit needs.
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const log = await recordTransfers(session);
    if (isSlow) {
      await throttle(session);
    }
    await page.addInitScript({ path: inPage('probe.js') });
    await (scenario === 'shell'
      ? page.addInitScript({ path: inPage('holdIslands.js') })
      : page.addInitScript(showFirstIsland));

    const response = await page.goto(url, { waitUntil: 'load', timeout: TIMEOUT_MS });
    if (response?.status() !== 200) {
      throw new Error(`${url} responded with status ${response?.status() ?? 'none'}.`);
    }
    await waitForOptional(page, 'html[data-has-hydrated="true"]');
    const hasIsland = (await page.locator(DEMO_ISLAND).count()) > 0;
    if (scenario === 'firstDemo' && hasIsland) {
      await waitForOptional(page, `${DEMO_ISLAND}[data-island-state="hydrated"]`);
    }
    await settle(page, log);
    const probe = await page.evaluate(
      () => (window as unknown as { loadProbe: ProbeRecord }).loadProbe,
    );
    return { transfers: log.transfers, probe, hasIsland };
  } finally {
    await context.close();
  }
}

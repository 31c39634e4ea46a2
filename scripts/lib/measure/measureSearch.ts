import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startSlowNetwork } from './slowNetwork';
import type { SlowNetwork } from './slowNetwork';
import type { Conditions } from './throttle';

/** What one first and one second search take. */
export interface MeasuredSearch {
  /** From the first key to the first results, in milliseconds: nothing of the search is loaded before. */
  first: number;
  /** From the first key to all of its results, in milliseconds. */
  whole: number;
  /** The same for a second search on the page. */
  again: number;
  /** What the first search fetched, with excerpts, in bytes as transferred, without headers. */
  bytes: number;
}

export interface SearchOptions {
  /** Site path of the page to search on. */
  path: string;
  viewport: { width: number; height: number };
  /** Omit for the full speed of this machine. */
  conditions?: Conditions;
}

/** Times after a key, in milliseconds. */
interface SearchTimes {
  first: number;
  whole: number;
}

/** Globals that a script in `inPage` adds to the page. */
interface Timer {
  timeSearch: () => void;
  searchTimes: Promise<SearchTimes>;
}

/** Loading is over when no byte has arrived for this time, in milliseconds. */
const QUIET_MS = 1500;

/** The first letter of a query. A key on the button of the search is the start of the query. */
const KEY = 'b';

async function settle(page: Page, network: SlowNetwork): Promise<void> {
  let before = -1;
  while (network.bytes() !== before) {
    before = network.bytes();
    await page.waitForTimeout(QUIET_MS);
  }
}

async function search(page: Page): Promise<SearchTimes> {
  await page.getByRole('button', { name: /^(?:Search…|搜索……)$/ }).focus();
  // Before the key, which a slow page may otherwise see first.
  await page.evaluate(() => (window as unknown as Timer).timeSearch());
  await page.keyboard.press(KEY);
  return page.evaluate(() => (window as unknown as Timer).searchTimes);
}

/**
 * Searches twice on a page, in a new profile. The processor of the worker that searches is as fast as
 * this machine: Chromium slows down only the page's own thread.
 *
 * @param site origin of the site
 */
export async function measureSearch(
  browser: Browser,
  site: string,
  { path: sitePath, viewport, conditions }: SearchOptions,
): Promise<MeasuredSearch> {
  const network = await startSlowNetwork(site);
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: path.resolve(__dirname, '../inPage/timeSearch.js') });
    await page.goto(network.url + sitePath.slice(1), { waitUntil: 'load' });
    await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
    await settle(page, network);
    if (conditions) {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
      network.slowDown({
        latencyMs: conditions.roundTrip,
        bytesPerSecond: conditions.download,
      });
    }
    const before = network.bytes();
    const times = await search(page);
    await settle(page, network);
    const bytes = network.bytes() - before;
    // The first one clears the query.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'hidden' });
    const { whole: again } = await search(page);
    return { ...times, again, bytes };
  } finally {
    await context.close();
    await network.close();
  }
}

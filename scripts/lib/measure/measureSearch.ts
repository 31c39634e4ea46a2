import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { throttle } from './throttle';
import type { Conditions } from './throttle';
import { countBytes, recordTransfers } from './transfers';

/** What one first and one second search take. */
export interface MeasuredSearch {
  /** From the first key to its results, in milliseconds: nothing of the search is loaded before. */
  cold: number;
  /** The same for a second search on the page. */
  warm: number;
  /** What the first search fetched, in bytes as transferred. */
  bytes: number;
}

export interface SearchOptions {
  viewport: { width: number; height: number };
  /** Omit for the full speed of this machine. */
  conditions?: Conditions;
}

/** The first search is over after this time without network activity, in milliseconds. */
const QUIET_MS = 1500;

/** The first letter of a query. A key on the button of the search is the start of the query. */
const KEY = 'b';

async function search(page: Page): Promise<number> {
  await page.getByRole('button', { name: /^(?:Search…|搜索……)$/ }).focus();
  const results = page.evaluate(() =>
    (window as unknown as { timeSearch: () => Promise<number> }).timeSearch(),
  );
  await page.keyboard.press(KEY);
  return results;
}

/** Searches twice on a page, in a new profile. */
export async function measureSearch(
  browser: Browser,
  url: string,
  { viewport, conditions }: SearchOptions,
): Promise<MeasuredSearch> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const log = await recordTransfers(session);
    const settle = async () => {
      while (log.quietFor() < QUIET_MS) {
        await page.waitForTimeout(100);
      }
    };
    await page.addInitScript({ path: path.resolve(__dirname, '../inPage/timeSearch.js') });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
    await settle();
    if (conditions) {
      await throttle(session, conditions);
    }
    const before = log.transfers.length;
    const cold = await search(page);
    await settle();
    const bytes = countBytes(log.transfers.slice(before)).total;
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'hidden' });
    return { cold, warm: await search(page), bytes };
  } finally {
    await context.close();
  }
}

import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { recordTransfers } from './transfers';
import { throttle } from './throttle';
import type { Conditions } from './throttle';

/**
 * `cold`: the reader presses the link at once, and nothing of the next page is there. `warm`: the
 * browser had the time to fetch what links in view and under the pointer lead to.
 */
export const LINK_STATES = ['cold', 'warm'] as const;
export type LinkState = (typeof LINK_STATES)[number];

export interface FollowOptions {
  /** Paths of the page and of a link on it. */
  from: string;
  to: string;
  state: LinkState;
  viewport: { width: number; height: number };
  /** Left out: as fast as this machine is. */
  conditions?: Conditions;
}

/** How long nothing may be fetched before a page counts as settled, in milliseconds. */
const QUIET = 1500;
/** How long a page may take to get ready, in milliseconds. */
const PATIENCE = 60_000;

const inPage = (name: string) => path.resolve(__dirname, '../inPage', name);

async function pressLink(page: Page, to: string): Promise<number> {
  return page.evaluate(
    (target) =>
      (window as unknown as { pressLink: (to: string) => Promise<number> }).pressLink(target),
    to,
  );
}

async function settle(page: Page, quietFor: () => number): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  while (quietFor() < QUIET && Date.now() < deadline) {
    await page.waitForTimeout(100);
  }
}

/**
 * Follows a link of a page once, in a fresh profile, without a new document. Gives the time from the
 * press to the new page's painted title, in milliseconds. Throws when the page has no such link.
 */
export async function followLink(
  browser: Browser,
  origin: string,
  { from, to, state, viewport, conditions }: FollowOptions,
): Promise<number> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const log = await recordTransfers(session);
    await page.addInitScript({ path: inPage('pressLink.js') });
    if (state === 'cold') {
      await page.addInitScript({ path: inPage('seeNothing.js') });
    }
    await page.goto(origin + from, { waitUntil: 'load', timeout: PATIENCE });
    await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
    if (state === 'warm') {
      await page.locator(`a[href="${to}"]:not([role]):visible`).first().dispatchEvent('mouseover');
    }
    await settle(page, () => log.quietFor());
    if (conditions) {
      await throttle(session, conditions);
    }
    return await pressLink(page, to);
  } finally {
    await context.close();
  }
}

import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { recordTransfers } from './transfers';
import { throttle } from './throttle';
import type { Conditions } from './throttle';

/**
 * `cold`: the reader clicks the link at once, before anything of the next page is fetched. `warm`:
 * the browser has already fetched what links in view and under the pointer lead to.
 */
export const LINK_STATES = ['cold', 'warm'] as const;
export type LinkState = (typeof LINK_STATES)[number];

export interface FollowOptions {
  /** Paths of the page and of the link's target. */
  from: string;
  to: string;
  state: LinkState;
  viewport: { width: number; height: number };
  /** Omit for the full speed of this machine. */
  conditions?: Conditions;
}

/** A page is settled after this time without network activity, in milliseconds. */
const QUIET_MS = 1500;
/** How long a page may take to load or settle, in milliseconds. */
const TIMEOUT_MS = 60_000;

const inPage = (name: string) => path.resolve(__dirname, '../inPage', name);

/** Times after a click on a link, in milliseconds. */
export interface FollowTimes {
  /** The new page's title is painted. */
  title: number;
  /** The frame that draws the rest of the page is complete. */
  whole: number;
}

async function clickLink(page: Page, to: string): Promise<FollowTimes> {
  return page.evaluate(
    (target) =>
      (window as unknown as { clickLink: (to: string) => Promise<FollowTimes> }).clickLink(target),
    to,
  );
}

async function settle(page: Page, quietFor: () => number): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (quietFor() < QUIET_MS && Date.now() < deadline) {
    await page.waitForTimeout(100);
  }
}

/**
 * Follows a link of a page once, in a new profile, by client-side navigation. Throws when the
 * page has no such link.
 */
export async function followLink(
  browser: Browser,
  origin: string,
  { from, to, state, viewport, conditions }: FollowOptions,
): Promise<FollowTimes> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const log = await recordTransfers(session);
    await page.addInitScript({ path: inPage('clickLink.js') });
    if (state === 'cold') {
      await page.addInitScript({ path: inPage('disableIntersections.js') });
    }
    await page.goto(origin + from, { waitUntil: 'load', timeout: TIMEOUT_MS });
    await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
    if (state === 'warm') {
      await page.locator(`a[href="${to}"]:not([role]):visible`).first().hover();
    }
    await settle(page, () => log.quietFor());
    if (conditions) {
      await throttle(session, conditions);
    }
    return await clickLink(page, to);
  } finally {
    await context.close();
  }
}

import type { BrowserContextOptions, Page } from 'playwright-core';
import { waitForHydration } from '../../../scripts/lib/visit/settle';
import { openContext } from './browser';
import { expect } from './test';

export { emulateRtl, settleAnimations, waitForHydration } from '../../../scripts/lib/visit/settle';

/** What a reader's browser may be like; any other Playwright context option is welcome too. */
export interface PageOptions extends BrowserContextOptions {
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  /** The browser's language, such as `zh-CN`; the page's own is in its path. */
  locale?: string;
  javaScriptEnabled?: boolean;
  reducedMotion?: 'reduce' | 'no-preference';
  /** Runs before the page's own scripts: stubs, stored preferences. */
  beforeLoad?: (page: Page) => Promise<unknown>;
  /** Until when to wait; `load` by default. */
  waitUntil?: 'load' | 'commit';
}

export const PHONE: PageOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/**
 * Opens a page of the built site in a fresh profile and gives it once its `load` event is over. It is
 * closed after the test. Throws an Error when the server does not answer.
 */
export async function openPage(path: string, options: PageOptions = {}): Promise<Page> {
  const page = await (await openContext(options)).newPage();
  await options.beforeLoad?.(page);
  await page.goto(path, { waitUntil: options.waitUntil ?? 'load' });
  return page;
}

/** Opens a page whose shell is live. */
export async function openLive(path: string, options: PageOptions = {}): Promise<Page> {
  const page = await openPage(path, options);
  await waitForHydration(page);
  return page;
}

/** Fails when a page has to be scrolled sideways. */
export async function expectToFit(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Follows a link that a page's text could have, without a new document. */
export const followLink = (page: Page, href: string): Promise<void> =>
  page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), {
      href: address,
      textContent: 'A link',
    });
    document.querySelector('main article')?.append(link);
    link.click();
  }, href);

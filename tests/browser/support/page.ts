import type { BrowserContextOptions, Page } from 'playwright-core';
import { openContext } from './browser';
import { watchPage } from './pageProblems';

/** What a reader's browser may be like; any other Playwright context option is welcome too. */
export interface PageOptions extends BrowserContextOptions {
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  /** The browser's language, such as `zh-CN`; the page's own is in its path. */
  locale?: string;
  javaScriptEnabled?: boolean;
  reducedMotion?: 'reduce' | 'no-preference';
  /** Runs before the page's own scripts: stubs, stored preferences. */
  beforeLoad?: (page: Page) => Promise<void>;
  /** Until when to wait; `load` by default. */
  waitUntil?: 'load' | 'commit';
}

/**
 * Opens a page of the built site in a fresh profile and gives it once its `load` event is over, with
 * all it complains about recorded from the start (`expectSilentConsole`). It is closed after the
 * test. Throws an Error when the server does not answer.
 */
export async function openPage(path: string, options: PageOptions = {}): Promise<Page> {
  const { beforeLoad, waitUntil = 'load', ...contextOptions } = options;
  const context = await openContext({ viewport: { width: 1280, height: 800 }, ...contextOptions });
  const page = await context.newPage();
  watchPage(page);
  await beforeLoad?.(page);
  await page.goto(path, { waitUntil });
  return page;
}

/** Waits until React has taken over the shell: Docusaurus then says so on `<html>`. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
}

/** Turns the page right to left, as when the reader chooses so in another tab. */
export async function emulateRtl(page: Page): Promise<void> {
  await page.evaluate(() => {
    const look = { key: 'docs-theme', newValue: '1.rtl.normal.8' };
    localStorage.setItem(look.key, look.newValue);
    window.dispatchEvent(new StorageEvent('storage', look));
  });
  await page.waitForSelector('html[dir="rtl"]', { state: 'attached' });
}

/**
 * Waits until running animations and transitions are over, so that colours and places are final.
 * Those that repeat for ever are not waited for.
 */
export async function settleAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

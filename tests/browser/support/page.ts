import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { waitForHydration } from '../../../scripts/lib/visit/settle';
import { openContext, watchContext } from './browser';
import { test } from './test';

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

async function load(context: BrowserContext, path: string, options: PageOptions): Promise<Page> {
  const page = await context.newPage();
  await options.beforeLoad?.(page);
  await page.goto(path, { waitUntil: options.waitUntil ?? 'load' });
  return page;
}

/**
 * Opens a page of the built site in a fresh profile and gives it once its `load` event is over. It is
 * closed after the test. Throws an Error when the server does not answer.
 */
export async function openPage(path: string, options: PageOptions = {}): Promise<Page> {
  return load(await openContext(options), path, options);
}

/** Opens a page whose shell is live. */
export async function openLive(path: string, options: PageOptions = {}): Promise<Page> {
  const page = await openPage(path, options);
  await waitForHydration(page);
  return page;
}

/**
 * Opens a page once for all tests of a file or of a group, which only read it. Returns the function
 * that gives it in a test.
 */
export function sharePage(path: string, options: PageOptions = {}): () => Page {
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext(options);
    watchContext(context);
    page = await load(context, path, options);
  });
  test.afterAll(() => page.context().close());
  return () => page;
}

import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { watchPage } from '../../../scripts/lib/visit/watchPage';

/** A process of Playwright runs one test at a time. */
let browser: Browser | undefined;
const contexts: BrowserContext[] = [];
const pages: Page[] = [];

/** Sets the browser that `openContext` opens profiles in. */
export function useBrowser(ofTest: Browser): void {
  browser = ofTest;
}

/**
 * Opens a separate browser profile (cache, storage, cookies), whose pages are watched, and which is closed
 * after the test. Throws an Error outside of tests.
 */
export async function openContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  if (!browser) {
    throw new Error('A profile can be opened in a test only.');
  }
  const context = await browser.newContext(options);
  context.on('page', (page) => {
    watchPage(page);
    pages.push(page);
  });
  contexts.push(context);
  return context;
}

/** Returns the pages that the test has opened. */
export const openedPages = (): readonly Page[] => pages;

/** Closes the profiles that the test has opened. */
export async function closeContexts(): Promise<void> {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
  pages.length = 0;
}

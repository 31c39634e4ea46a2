import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { watchPage } from '../../../scripts/lib/visit/watchPage';

/** A process of Playwright runs one test at a time. */
let browser: Browser | undefined;
const contexts: BrowserContext[] = [];
const pages = new Set<Page>();

/** Sets the browser that `openContext` opens profiles in. */
export function useBrowser(ofTest: Browser): void {
  browser = ofTest;
}

/** Has the test fail that is running when a page of this profile complains. */
export function watchContext(context: BrowserContext): void {
  context.on('page', (page) => {
    watchPage(page);
    pages.add(page);
  });
  context.once('close', (closed) => {
    [...pages].filter((page) => page.context() === closed).forEach((page) => pages.delete(page));
  });
}

/** Returns the watched pages of all open profiles. */
export const watchedPages = (): Page[] => [...pages];

/**
 * Opens a separate browser profile (cache, storage, cookies), which is closed after the test. Throws
 * an Error outside of tests.
 */
export async function openContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  if (!browser) {
    throw new Error('A profile can be opened in a test only.');
  }
  const context = await browser.newContext(options);
  watchContext(context);
  contexts.push(context);
  return context;
}

/** Closes the profiles that the test has opened. */
export async function closeContexts(): Promise<void> {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
}

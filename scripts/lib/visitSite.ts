import type { Browser } from 'playwright-core';
import { withChromium } from './chromium';
import { startServer } from './siteServer';

/** Calls a function with Chromium and the address of a built site, which is served until the function is done. */
export async function visitSite(
  root: string,
  visit: (browser: Browser, url: string) => Promise<void>,
): Promise<void> {
  const server = await startServer({ root });
  try {
    await withChromium((browser) => visit(browser, server.url));
  } finally {
    await server.close();
  }
}

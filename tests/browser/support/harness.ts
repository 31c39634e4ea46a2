import type { BrowserServer } from 'playwright-core';
import { launchChromiumServer } from '../../../scripts/lib/chromium';
import { startServer } from '../../../scripts/lib/siteServer';
import type { SiteServer } from '../../../scripts/lib/siteServer';
import { siteFolder } from '../../helpers/siteFolder';

/** How Jest's processes hear of what runs for them: the only values that reach a worker. */
const SITE_URL = 'TEST_SITE_URL';
const BROWSER_ENDPOINT = 'TEST_BROWSER_ENDPOINT';

let running: { site: SiteServer; browser: BrowserServer } | undefined;

/**
 * Serves the built site and starts one Chromium, for all test files. Throws an Error when the site
 * is not built or Chromium does not start; what had started by then is stopped.
 */
export async function startHarness(): Promise<void> {
  const site = await startServer({ root: siteFolder() });
  const browser = await launchChromiumServer().catch(async (error: unknown) => {
    await site.close();
    throw error;
  });
  running = { site, browser };
  process.env[SITE_URL] = site.url;
  process.env[BROWSER_ENDPOINT] = browser.wsEndpoint();
}

/** Stops what `startHarness` started. */
export async function stopHarness(): Promise<void> {
  await running?.browser.close();
  await running?.site.close();
  running = undefined;
}

function inherited(name: string): string {
  const value = process.env[name];
  if (!value) {
    throw new Error(`${name} is not set: run these tests with "npm run test:browser".`);
  }
  return value;
}

/** The served site's address, without a slash at the end. */
export const siteUrl = (): string => inherited(SITE_URL);

/** Where Chromium waits for connections. */
export const browserEndpoint = (): string => inherited(BROWSER_ENDPOINT);

import { test as base } from '@playwright/test';
import type { Page, TestInfo } from '@playwright/test';
import { launchOptions as chromiumOptions } from '../../../scripts/lib/chromium';
import { consoleOf, watchPage } from '../../../scripts/lib/visit/watchPage';
import { closeContexts, useBrowser } from './browser';

export { expect } from '@playwright/test';

/** For tests that fail first when something breaks: `npx playwright test --grep @smoke`. */
export const SMOKE = { tag: '@smoke' };

/** Adds what is in the console of pages to the report of a test that failed. */
async function attachConsoles(pages: readonly Page[], testInfo: TestInfo): Promise<void> {
  if (testInfo.status !== testInfo.expectedStatus && pages.length > 0) {
    const body = pages.flatMap((page) => [page.url(), ...consoleOf(page)]).join('\n');
    await testInfo.attach('console', { body });
  }
}

/** Tests of the site: what their pages complain about is recorded, see `expectSilentConsole`. */
export const test = base.extend<{ profiles: void }>({
  launchOptions: [
    async ({ launchOptions }, provide) =>
      provide({ ...launchOptions, ...(await chromiumOptions()) }),
    { scope: 'worker' },
  ],
  page: async ({ page }, provide, testInfo) => {
    watchPage(page);
    await provide(page);
    await attachConsoles([page], testInfo);
  },
  profiles: [
    async ({ browser }, provide, testInfo) => {
      useBrowser(browser);
      await provide();
      const pages = browser.contexts().flatMap((context) => context.pages());
      await attachConsoles(pages, testInfo);
      await closeContexts();
    },
    { auto: true },
  ],
});

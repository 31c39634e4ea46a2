import { test as base } from '@playwright/test';
import { launchOptions as chromiumOptions } from '../../../scripts/lib/chromium';
import { consoleOf, watchPage } from '../../../scripts/lib/visit/watchPage';
import { closeContexts, useBrowser } from './browser';

export { expect } from '@playwright/test';

/** For tests that fail first when something breaks: `npm run test:browser -- --grep @smoke`. */
export const SMOKE = { tag: '@smoke' };

/** Tests of the site: what their pages complain about is recorded, see `expectSilentConsole`. */
export const test = base.extend<{ profiles: void }>({
  launchOptions: [
    async ({ launchOptions }, provide) =>
      provide({ ...launchOptions, ...(await chromiumOptions()) }),
    { scope: 'worker' },
  ],
  page: async ({ page }, provide) => {
    watchPage(page);
    await provide(page);
  },
  profiles: [
    async ({ browser }, provide, testInfo) => {
      useBrowser(browser);
      await provide();
      const pages = browser.contexts().flatMap((context) => context.pages());
      if (testInfo.status !== testInfo.expectedStatus) {
        const body = pages.flatMap((page) => [page.url(), ...consoleOf(page)]).join('\n');
        await testInfo.attach('console', { body });
      }
      await closeContexts();
    },
    { auto: true },
  ],
});

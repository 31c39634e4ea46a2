import { expect, test as base } from '@playwright/test';
import type { TestInfo } from '@playwright/test';
import { launchOptions as chromiumOptions } from '../../../scripts/lib/chromium';
import { consoleOf } from '../../../scripts/lib/visit/watchPage';
import { closeContexts, openContext, useBrowser, openedPages } from './browser';
import { complaintsOf } from './pageProblems';

export { expect } from '@playwright/test';

/** For tests that fail first when something breaks: `npx playwright test --grep @smoke`. */
export const SMOKE = { tag: '@smoke' };

const hasPassed = ({ status, expectedStatus }: TestInfo) => status === expectedStatus;

/** Tests of the site. One whose pages complain fails, unless it says so: `takeProblems`, `allowProblems`. */
export const test = base.extend<{ profiles: void }>({
  launchOptions: [
    async ({ launchOptions }, provide) =>
      provide({ ...launchOptions, ...(await chromiumOptions()) }),
    { scope: 'worker' },
  ],
  page: async ({ profiles: _ }, provide) => provide(await (await openContext()).newPage()),
  profiles: [
    async ({ browser }, provide, testInfo) => {
      useBrowser(browser);
      await provide();
      const pages = openedPages();
      const complaints = complaintsOf(pages);
      if (hasPassed(testInfo)) {
        expect.soft(complaints, 'The pages have complained.').toEqual([]);
      }
      if (!hasPassed(testInfo) && pages.length > 0) {
        const body = pages.flatMap((page) => [page.url(), ...consoleOf(page)]).join('\n');
        await testInfo.attach('console', { body });
      }
      await closeContexts();
    },
    { auto: true },
  ],
});

import type { BrowserContext } from 'playwright-core';
import { readPlan } from '../../scripts/lib/visit/planFile';
import { recordedTrees } from '../../scripts/lib/visit/recordedTrees';
import { visitOf } from '../../scripts/lib/visit/visitOf';
import type { Visit } from '../../scripts/lib/visit/visitOf';
import { LOCALES, parseAddress } from '../../scripts/lib/sitePages';
import { visitPage } from '../../scripts/lib/visit/visitPage';
import { watchPage } from '../../scripts/lib/visit/watchPage';
import { siteUrl } from '../browser/support/siteUrl';
import { expect, test as base } from '../browser/support/test';

const MISSING = LOCALES.map(({ prefix }) => parseAddress(`${prefix}/material-ui/no-such-page`));

const visits: Visit[] = [
  ...readPlan().visits.map(({ page }) => visitOf(page)),
  ...MISSING.map((page) => visitOf(page, 404)),
];

const test = base.extend<object, { profile: BrowserContext }>({
  // One for all visits: the browser keeps the shell's files, as it does for a reader.
  profile: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({ baseURL: siteUrl(), colorScheme: 'light' });
      await provide(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ profile }, provide) => {
    const page = await profile.newPage();
    watchPage(page);
    const session = await profile.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin: siteUrl(), storageTypes: 'all' });
    await session.detach();
    await provide(page);
    await page.close();
  },
});

for (const {
  page: { path },
  options,
} of visits) {
  test(path, async ({ page }) => {
    const trees = options.status === 200 ? await recordedTrees(path) : {};
    const problems = await visitPage(page, path, { ...options, ...trees });
    expect(problems).toEqual([]);
  });
}

import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { changedFiles } from '../../scripts/lib/git';
import { LOCALES, parseAddress } from '../../scripts/lib/sitePages';
import { planVisits } from '../../scripts/lib/visit/planVisits';
import { recordedTrees } from '../../scripts/lib/visit/trees';
import { visitPage } from '../../scripts/lib/visit/visitPage';
import type { VisitOptions } from '../../scripts/lib/visit/visitPage';
import { watchPage } from '../../scripts/lib/visit/watchPage';
import { siteUrl } from '../browser/support/siteUrl';
import { expect, test as base } from '../browser/support/test';
import { siteFolder } from '../helpers/siteFolder';

const ROOT = path.resolve(__dirname, '../..');

/** Widths in CSS pixels: a small phone, a phone, two tablets, and a desktop. */
const WIDTHS = [320, 390, 768, 900, 1440];

// Workers get the plan of the process that starts them.
process.env.VISIT_PATHS ??= planVisits(
  ROOT,
  siteFolder(),
  process.env.TEST_LEVEL === 'all' ? 'all' : changedFiles(ROOT),
).join(' ');

/** A translated page has the colors and demos of the English one, and is visited as on a phone. */
function optionsOf(sitePath: string, status: VisitOptions['status']): VisitOptions {
  const isEnglish = parseAddress(sitePath).locale.lang === 'en';
  return {
    viewport: isEnglish ? { width: 1280, height: 800 } : { width: 390, height: 844 },
    widths: WIDTHS,
    dark: isEnglish,
    rest: isEnglish,
    operate: isEnglish,
    status,
  };
}

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

/** Adds the test that visits a page. */
function addVisit(sitePath: string, status: VisitOptions['status']): void {
  test(sitePath, async ({ page }) => {
    const trees = status === 200 ? await recordedTrees(sitePath) : {};
    const options = { ...optionsOf(sitePath, status), ...trees };
    expect(await visitPage(page, sitePath, options)).toEqual([]);
  });
}

process.env.VISIT_PATHS.split(' ').forEach((sitePath) => addVisit(sitePath, 200));
LOCALES.forEach(({ prefix }) => addVisit(`${prefix}/material-ui/no-such-page`, 404));

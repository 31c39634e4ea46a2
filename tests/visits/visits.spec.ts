import type { BrowserContext, Page } from 'playwright-core';
import { readPlan } from '../../scripts/lib/visit/planFile';
import { recordedTrees } from '../../scripts/lib/visit/recordedTrees';
import { visitOf } from '../../scripts/lib/visit/visitOf';
import type { Visit } from '../../scripts/lib/visit/visitOf';
import { LOCALES, parseAddress } from '../../scripts/lib/sitePages';
import { visitPage } from '../../scripts/lib/visit/visitPage';
import { watchPage } from '../../scripts/lib/visit/watchPage';
import { connectBrowser, disconnectBrowser } from '../browser/support/browser';
import { saveFailure } from '../browser/support/failures';
import { siteUrl } from '../browser/support/harness';

/** From jest.config.mjs: which of how many parts this process visits. */
declare const visitPart: { index: number; parts: number };

const MISSING = LOCALES.map(({ prefix }) => parseAddress(`${prefix}/material-ui/no-such-page`));

const visits: Visit[] = [
  ...readPlan().visits.map(({ page }) => visitOf(page)),
  ...MISSING.map((page) => visitOf(page, 404)),
].filter((_visit, index) => index % visitPart.parts === visitPart.index);

let context: BrowserContext;
let page: Page;

// One profile for all visits: the browser keeps the shell's files, as it does for a reader.
beforeAll(async () => {
  const browser = await connectBrowser();
  context = await browser.newContext({ baseURL: siteUrl(), colorScheme: 'light' });
});

beforeEach(async () => {
  page = await context.newPage();
  watchPage(page);
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: siteUrl(), storageTypes: 'all' });
  await session.detach();
});

afterEach(async () => {
  await saveFailure([page]);
  await page.close();
});

afterAll(async () => {
  await context.close();
  await disconnectBrowser();
});

test.each(visits)('$page.path', async ({ page: { path }, options }) => {
  const trees = options.status === 200 ? await recordedTrees(path) : {};
  const problems = await visitPage(page, path, { ...options, ...trees });
  expect(problems).toEqual([]);
});

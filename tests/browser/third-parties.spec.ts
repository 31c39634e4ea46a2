import type { Page } from 'playwright-core';
import { FEEDBACK_EXAMPLES } from '../../src/dev-pages/third-parties/feedbackExamples';
import { FEED_EXAMPLES } from '../../src/dev-pages/third-parties/feedExamples';
import { SLOT_EXAMPLES } from '../../src/dev-pages/third-parties/slotExamples';
import { expectNoAxeViolations } from './support/axe';
import { openPage, waitForHydration } from './support/page';
import { expectSilentConsole } from './support/pageProblems';
import { expect, SMOKE, test } from './support/test';

const PAGE = '/experiments/docs/third-parties';

const exampleOf = (page: Page, name: string) => page.locator(`[data-example="${name}"]`);

test('every state is drawn, and asks nobody anything', SMOKE, async () => {
  const elsewhere: string[] = [];
  const page = await openPage(PAGE, {
    beforeLoad: (fresh) => {
      fresh.on('request', (request) => elsewhere.push(new URL(request.url()).origin));
      return Promise.resolve();
    },
  });
  await waitForHydration(page);
  const names = await page
    .locator('[data-example]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-example')));
  expect(names).toEqual([
    ...SLOT_EXAMPLES.map(({ name }) => name),
    'late network ad',
    'crashing',
    ...FEED_EXAMPLES.map(({ name }) => `feed: ${name}`),
    ...FEEDBACK_EXAMPLES.map(({ name }) => `feedback: ${name}`),
  ]);
  expect([...new Set(elsewhere)]).toEqual([new URL(page.url()).origin]);
  expectSilentConsole(page);
});

test('the states go on from where they are', async ({ page }) => {
  await page.goto(PAGE);
  await waitForHydration(page);
  const example = exampleOf(page, 'feedback: another try');
  expect(await example.locator('textarea').inputValue()).toBe('Which one is the default?');
  await example.getByRole('button', { name: 'Submit' }).click();
  await example.getByText('Sending your feedback…').waitFor();
  expect(await example.locator('textarea').count()).toBe(0);
  expectSilentConsole(page);
});

test('an ad that is late takes back that it seemed to be blocked', async ({ page }) => {
  await page.goto(PAGE);
  const example = exampleOf(page, 'late network ad');
  await example.locator('[data-ad-content="in-house"]').waitFor();
  await example.getByText('looms for everyone').waitFor();
  expect(await example.locator('[data-ad-content="script"]').count()).toBe(1);
  expectSilentConsole(page);
});

test('an ad that throws is gone, and nothing else', async ({ page }) => {
  await page.goto(PAGE);
  await waitForHydration(page);
  const example = exampleOf(page, 'crashing');
  expect(await example.locator('[data-ad-content]').count()).toBe(1);
  await example.getByRole('button').click();
  await example.locator('[data-ad-content]').waitFor({ state: 'detached' });
  expect(await page.locator('[data-example]').count()).toBeGreaterThan(30);
});

for (const [name, text] of [
  ['service answers', 'Feedback submitted'],
  ['service down', "Couldn't submit feedback. Please try again later."],
  ['service malformed', "Couldn't submit feedback. Please try again later."],
  ['offline', "Couldn't submit feedback. Please try again later."],
] as const) {
  test(`feedback to a ${name} ends with ${text}`, async ({ page }) => {
    await page.goto(PAGE);
    await waitForHydration(page);
    const example = exampleOf(page, `feedback: ${name}`);
    await example.getByRole('button', { name: 'Submit' }).click();
    await example.getByText(text).waitFor();
    expect(await page.evaluate(() => document.cookie)).not.toContain('feedbackId');
    expectSilentConsole(page);
  });
}

for (const [prefix, colorScheme, width] of [
  ['', 'light', 1440],
  ['/zh', 'dark', 390],
] as const) {
  test(`${prefix} in ${colorScheme} at ${width} px: axe finds nothing`, async () => {
    const page = await openPage(prefix + PAGE, { colorScheme, viewport: { width, height: 900 } });
    await waitForHydration(page);
    await expectNoAxeViolations(page);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide).toBe(0);
  });
}

test('a link can’t ask for ads on a site without them', async ({ page }) => {
  await page.goto('/material-ui/react-button?docusaurus-data-ads=x');
  await waitForHydration(page);
  await page.waitForSelector('html:not([data-ads])', { state: 'attached' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.locator('[data-ad-slot]').count()).toBe(0);
  expectSilentConsole(page);
});

import { AD_EXAMPLES, FEED_EXAMPLES } from '../../src/third-party-contract/adStates';
import { FEEDBACK_EXAMPLES } from '../../src/third-party-contract/feedbackStates';
import { expectNoAxeViolations } from './support/axe';
import { openPage, waitForHydration } from './support/page';
import { expectSilentConsole } from './support/pageProblems';

const PAGE = '/experiments/docs/third-parties';

test('every state is drawn, and asks nobody anything', async () => {
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
  expect(names).toEqual(
    [...AD_EXAMPLES, ...FEED_EXAMPLES, ...FEEDBACK_EXAMPLES].map(({ name }) => name),
  );
  expect([...new Set(elsewhere)]).toEqual([new URL(page.url()).origin]);
  expectSilentConsole(page);
});

test('the states go on from where they are', async () => {
  const page = await openPage(PAGE);
  await waitForHydration(page);
  const example = page.locator('[data-example="another try"]');
  expect(await example.locator('textarea').inputValue()).toBe('Which one is the default?');
  await example.getByRole('button', { name: 'Submit' }).click();
  await example.getByText('Sending your feedback…').waitFor();
  expect(await example.locator('textarea').count()).toBe(0);
  expectSilentConsole(page);
});

test('markup of a feed is text here, too', async () => {
  const page = await openPage(`/zh${PAGE}`);
  const example = page.locator('[data-example="markup in a field"]');
  expect(await example.innerText()).toContain('<img src=x onerror=alert(1)> Looms.');
  expect(await example.locator('img').count()).toBe(0);
});

test.each([
  ['', 'light', 1440],
  ['/zh', 'dark', 390],
] as const)('%s in %s at %i px: axe finds nothing', async (prefix, colorScheme, width) => {
  const page = await openPage(prefix + PAGE, { colorScheme, viewport: { width, height: 900 } });
  await waitForHydration(page);
  await expectNoAxeViolations(page);
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide).toBe(0);
});

import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { openLive, waitForHydration } from './support/page';
import type { PageOptions } from './support/page';
import { allowProblems } from './support/pageProblems';
import { follow } from './support/sidebar';
import { expect, SMOKE, test } from './support/test';
import { configureThirdParties, startThirdParty } from './support/thirdParties';
import type { Answer, ThirdPartyHost } from './support/thirdParties';

const BUTTONS = '/material-ui/react-button';
const FAILURE = "Couldn't submit feedback. Please try again later.";

const accept: Answer = (_request, response) => {
  response.writeHead(201, { 'Content-Type': 'application/json' }).end('{"id":"f-1"}');
};

let host: ThirdPartyHost | undefined;

test.afterEach(async () => {
  await host?.close();
  host = undefined;
});

/** A page whose feedback goes to a host of this test, which answers so. */
async function openWith(answer: Answer, path = BUTTONS, options: PageOptions = {}): Promise<Page> {
  host = await startThirdParty(answer);
  const { url } = host;
  const page = await openLive(path, {
    ...options,
    beforeLoad: (fresh) => configureThirdParties(fresh, { feedback: `${url}/feedback` }),
  });
  return page;
}

const thumb = (page: Page, name: 'Yes' | 'No') => page.getByRole('button', { name, exact: true });
const field = (page: Page) => page.locator('main form textarea');
const snackbar = (page: Page, outcome: string) => page.locator(`[data-outcome="${outcome}"]`);
const pressed = (page: Page, name: 'Yes' | 'No') => thumb(page, name).getAttribute('aria-pressed');

async function rateAndSubmit(page: Page, name: 'Yes' | 'No', comment: string): Promise<void> {
  await thumb(page, name).click();
  await field(page).fill(comment);
  await page.getByRole('button', { name: 'Submit' }).click();
}

test('the thumbs are in the HTML of the server', async ({ page }) => {
  await page.goto(BUTTONS);
  const html = await (await page.request.get(BUTTONS)).text();
  expect(html).toContain('Was this page helpful?');
  expect(html.match(/aria-pressed="?false/g)?.length).toBeGreaterThanOrEqual(2);
});

for (const [name, prompt, warnings] of [
  ['Yes', 'What did you like?', 0],
  ['No', 'How can we improve this page?', 1],
] as const) {
  test(`${name} asks "${prompt}", and moves there`, async () => {
    const page = await openWith(accept);
    await thumb(page, name).click();
    await page.getByLabel(prompt).waitFor();
    await expect(field(page)).toBeFocused();
    expect(await pressed(page, name)).toBe('true');
    expect(await page.locator('main form a[href*="/issues/new"]').count()).toBe(warnings);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await field(page).count()).toBe(0);
    expect(await pressed(page, name)).toBe('false');
  });
}

test('what a reader says reaches the service, and the rating is remembered', SMOKE, async () => {
  const page = await openWith(accept, `/zh${BUTTONS}`);
  await page.getByRole('button', { name: '没有', exact: true }).click();
  await field(page).fill('  缺少链接按钮的示例。 ');
  await field(page).press('Control+Enter');
  await snackbar(page, 'sent').waitFor();
  expect(await snackbar(page, 'sent').innerText()).toBe('反馈已提交');
  const [sent] = host?.received ?? [];
  expect(sent).toMatchObject({ method: 'POST', path: '/feedback' });
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    page: BUTTONS,
    rating: 0,
    comment: '缺少链接按钮的示例。',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    language: 'zh',
  });
  await snackbar(page, 'sent').waitFor({ state: 'detached' });

  await page.goto(BUTTONS);
  await page.locator('main button[aria-label="No"]').scrollIntoViewIfNeeded();
  await page.locator('main button[aria-label="No"][aria-pressed="true"]').waitFor();
  await rateAndSubmit(page, 'Yes', 'Better.');
  await snackbar(page, 'sent').waitFor();
  // The answer's id says that it is the same reader.
  expect(JSON.parse(host?.received[1]?.body ?? '')).toMatchObject({ id: 'f-1', rating: 1 });
});

test('without a service, a reader without an account can copy the words', async () => {
  const page = await openLive(BUTTONS);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await thumb(page, 'No').click();
  const copy = page.getByRole('button', { name: 'Copy as text' });
  expect(await copy.count()).toBe(0);
  await field(page).fill('链接按钮在哪里？');
  await copy.click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('链接按钮在哪里？');
});

test.describe('what did not arrive', () => {
  const WORDS = 'Please explain the loading state.';

  for (const [name, answer] of [
    ['is refused', (_request, response) => void response.writeHead(500).end('{"id":"f-1"}')],
    ['breaks off', (_request, response) => void response.destroy()],
    ['is answered with no JSON', (_request, response) => void response.end('<h1>Hello</h1>')],
    ['is answered without an id', (_request, response) => void response.end('{"ok":true}')],
  ] as [string, Answer][]) {
    test(`is never called submitted, and is kept: it ${name}`, async () => {
      const page = await openWith(answer);
      allowProblems(page);
      await rateAndSubmit(page, 'No', WORDS);
      await snackbar(page, 'failed').waitFor();
      expect(await snackbar(page, 'failed').innerText()).toBe(FAILURE);
      expect(await snackbar(page, 'sent').count()).toBe(0);
      expect(await pressed(page, 'No')).toBe('false');
      expect(await page.context().cookies()).not.toContainEqual(
        expect.objectContaining({ name: 'feedback' }),
      );
      await thumb(page, 'No').click();
      expect(await field(page).inputValue()).toBe(WORDS);
      await page.reload();
      await waitForHydration(page);
      await thumb(page, 'Yes').click();
      expect(await field(page).inputValue()).toBe(WORDS);
    });
  }

  test('is said not to be kept where the storage is full', async () => {
    const page = await openWith(accept);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await thumb(page, 'No').click();
    await field(page).fill(WORDS);
    await page.getByText(/^This browser couldn’t store your comment/).waitFor();
  });

  test('can be sent again', async () => {
    let tries = 0;
    const page = await openWith((request, response) => {
      tries += 1;
      if (tries === 1) {
        response.writeHead(503).end();
      } else {
        accept(request, response);
      }
    });
    allowProblems(page);
    await rateAndSubmit(page, 'No', WORDS);
    await snackbar(page, 'failed').waitFor();
    await thumb(page, 'No').click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await snackbar(page, 'sent').waitFor();
    expect(JSON.parse(host?.received[1]?.body ?? '')).toMatchObject({ rating: 0, comment: WORDS });
    await page.reload();
    await waitForHydration(page);
    await thumb(page, 'Yes').click();
    expect(await field(page).inputValue()).toBe('');
  });
});

test('while the service takes its time, the page says so and nothing is sent twice', async () => {
  let answerNow = () => {};
  const page = await openWith((request, response) => {
    answerNow = () => accept(request, response);
  });
  await rateAndSubmit(page, 'Yes', 'Clear.');
  await page.getByText('Sending your feedback…').waitFor();
  await thumb(page, 'No').click();
  expect(await field(page).count()).toBe(0);
  expect(await pressed(page, 'Yes')).toBe('true');
  answerNow();
  await snackbar(page, 'sent').waitFor();
  expect(host?.received).toHaveLength(1);
});

test('feedback on a page that is left meanwhile belongs to that page', async () => {
  let answerNow = () => {};
  const page = await openWith((request, response) => {
    answerNow = () => accept(request, response);
  });
  await rateAndSubmit(page, 'Yes', 'Clear.');
  await page.getByText('Sending your feedback…').waitFor();
  await follow(page, 'Installation');
  const answered = page.waitForResponse('**/feedback');
  answerNow();
  await (await answered).finished();
  await page.waitForFunction(() => document.cookie.includes('feedback='));
  expect(await pressed(page, 'Yes')).toBe('false');
  await follow(page, 'Button');
  await page.locator('main button[aria-label="Yes"]').scrollIntoViewIfNeeded();
  await page.locator('main button[aria-label="Yes"][aria-pressed="true"]').waitFor();
  await thumb(page, 'No').click();
  expect(await field(page).inputValue()).toBe('');
});

test('without a service, the words become an issue, and are not called sent', SMOKE, async () => {
  const page = await openLive(BUTTONS);
  await page.context().route('https://github.com/**', (route) => route.fulfill({ body: 'issue' }));
  await thumb(page, 'No').click();
  await field(page).fill('Where is "small"?');
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Continue on GitHub' }).click(),
  ]);
  await tab.waitForURL('**/issues/new?**');
  const body = new URL(tab.url()).searchParams.get('body');
  expect(body).toBe(
    `Page: ${new URL(page.url()).origin}${BUTTONS}\n\nThe page did not help.\n\nWhere is "small"?`,
  );
  expect(await snackbar(page, 'handed-over').innerText()).toBe(
    'Finish your feedback in the new tab.',
  );
  expect(await snackbar(page, 'sent').count()).toBe(0);
});

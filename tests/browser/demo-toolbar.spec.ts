import type { Locator, Page } from 'playwright-core';
import { chooseInDemo } from './support/demoMenu';
import { waitForIsland } from './support/islands';
import { emulateRtl, openLive, openPage } from './support/page';
import { expect, SMOKE, test } from './support/test';

const PAGE = '/material-ui/react-button';
const DEMO = 'ButtonSizes';

/** A demo's toolbar with all of its controls. */
async function openToolbar(
  path = PAGE,
  options: Parameters<typeof openPage>[1] = {},
): Promise<{ page: Page; demo: Locator; toolbar: Locator }> {
  const page = await openLive(path, options);
  const demo = page.locator(`#${DEMO}`);
  await demo.scrollIntoViewIfNeeded();
  await waitForIsland(page, DEMO, 'hydrated');
  const toolbar = demo.getByRole('toolbar');
  await toolbar.locator('[aria-haspopup="menu"]').last().waitFor();
  return { page, demo, toolbar };
}

const focusedName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

test('the toolbar is one stop of Tab, with arrow keys, Home, and End', SMOKE, async () => {
  const { page, toolbar } = await openToolbar();
  const names = await toolbar
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent),
    );
  expect(names).toEqual([
    ...['JS', 'TS', `Show code of ${DEMO}`, `Copy the source of ${DEMO}`],
    `Open in an online editor of ${DEMO}`,
    ...[`Change the look of ${DEMO}`, `See more of ${DEMO}`],
  ]);
  expect(await toolbar.locator('[tabindex="0"]').count()).toBe(1);
  const lefts = await toolbar
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().left));
  expect([...lefts].sort((a, b) => a - b)).toEqual(lefts);

  await toolbar.getByRole('button', { name: 'JS', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await focusedName(page)).toBe('TS');
  await page.keyboard.press('End');
  expect(await focusedName(page)).toBe(names.at(-1));
  await page.keyboard.press('ArrowRight');
  expect(await focusedName(page)).toBe('JS');
  await page.keyboard.press('ArrowLeft');
  expect(await focusedName(page)).toBe(names.at(-1));
  await page.keyboard.press('Home');
  expect(await focusedName(page)).toBe('JS');
  await page.keyboard.press('Tab');
  expect(await toolbar.locator(':focus').count()).toBe(0);
});

test('from right to left, the arrow keys are mirrored', async () => {
  const { page, toolbar } = await openToolbar();
  await emulateRtl(page);
  await toolbar.getByRole('button', { name: 'JS', exact: true }).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await focusedName(page)).toBe('TS');
});

test('the demo is mounted again by "Reset demo", and focused by "Reset focus"', async () => {
  const { page, demo } = await openToolbar();
  const button = demo.locator(`[data-island="${DEMO}"] button`).first();
  await button.evaluate((element) => element.setAttribute('data-old', ''));
  await chooseInDemo(demo, 'See more', 'Reset demo');
  await demo.locator('[data-old]').waitFor({ state: 'detached' });
  await chooseInDemo(demo, 'See more', 'Reset focus');
  await page.keyboard.press('Tab');
  expect(await demo.locator(`[data-island="${DEMO}"] :focus`).count()).toBe(1);
});

for (const [item, extension] of [
  ['Copy link to JavaScript source', 'js'],
  ['Copy link to TypeScript source', 'tsx'],
] as const) {
  test(`"${item}" copies a link that opens the code`, async () => {
    // Tests of other files use Chromium's one clipboard at the same time.
    const { page, toolbar } = await openToolbar(PAGE, {
      permissions: ['clipboard-read', 'clipboard-write'],
      beforeLoad: (opened) =>
        opened.addInitScript(() => {
          navigator.clipboard.writeText = (text) => {
            Object.assign(window, { copied: text });
            return Promise.resolve();
          };
        }),
    });
    await toolbar.getByRole('button', { name: /^See more/ }).click();
    await toolbar.getByRole('menuitem', { name: item }).click();
    await page.getByText('The link is in your clipboard.').waitFor();
    const link = await page.evaluate(() => (window as Window & { copied?: string }).copied ?? '');
    expect(link).toMatch(new RegExp(`${PAGE}#system-${DEMO}\\.${extension}$`));
    const opened = await openPage(new URL(link).pathname + new URL(link).hash);
    await opened.locator(`#${DEMO}`).getByText('export default function').first().waitFor();
  });
}

test('on a phone, one menu holds the other controls, by touch and by keyboard', async () => {
  const { page, toolbar } = await openToolbar(PAGE, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  expect(await toolbar.getByRole('button').count()).toBe(4);
  const more = toolbar.getByRole('button', { name: /^See more/ });
  await more.tap();
  expect(await focusedName(page)).toBe('Copy the source');
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  expect(await focusedName(page)).toBe(`See more of ${DEMO}`);
  await more.press('Enter');
  await toolbar.getByRole('menuitemcheckbox', { name: 'Other color mode' }).tap();
  await page.waitForSelector(`[data-island="${DEMO}"][data-theme]`);
});

test('the controls of a demo have Chinese names on Chinese pages', async () => {
  const { toolbar } = await openToolbar(`/zh${PAGE}`);
  await toolbar.getByRole('button', { name: `复制源代码：${DEMO}` }).waitFor();
  await toolbar.getByRole('button', { name: `更多：${DEMO}` }).waitFor();
});

for (const [name, address, field] of [
  ['Edit in StackBlitz', 'https://stackblitz.com/run', 'project[files][src/Demo.tsx]'],
  ['Edit in CodeSandbox', 'https://codesandbox.io/api/v1/sandboxes/define', 'parameters'],
] as const) {
  test(`"${name}" posts the project in a new tab`, async () => {
    const { page, demo } = await openToolbar();
    await page.context().route(`${address}**`, (route) => route.fulfill({ body: 'opened' }));
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.context().waitForEvent('request', (request) => request.url().startsWith(address)),
      chooseInDemo(demo, 'Open in an online editor', name),
    ]).then(([opened, request]) => {
      expect(request.method()).toBe('POST');
      expect(decodeURIComponent(request.postData() ?? '')).toContain(field);
      return [opened];
    });
    await tab?.close();
  });
}

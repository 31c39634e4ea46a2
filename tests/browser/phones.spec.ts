import type { Locator, Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { openLive, openPage, PHONE } from './support/page';
import type { PageOptions } from './support/page';
import { expect, SMOKE, test } from './support/test';

const BUTTONS = '/material-ui/react-button';
/** A long listing of the page, by its title. */
const TITLE = 'SignUpForm.tsx';

const block = (page: Page) =>
  page.locator('.MuiCode-root').filter({ has: page.getByText(TITLE, { exact: true }) });
const toggle = (page: Page) => block(page).getByRole('checkbox', { name: 'Show code' });
const heightOf = (part: Locator) => part.evaluate(({ clientHeight }) => clientHeight);
const codeHeight = (page: Page) => heightOf(block(page).locator('pre'));

for (const [kind, options] of [
  ['a phone', PHONE],
  ['a narrow window', { viewport: { width: 390, height: 844 } }],
] as const) {
  test(`on ${kind}, the page of the Button component is shorter than 15,000 px`, async () => {
    const page = await openPage(BUTTONS, options);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThan(15_000);
  });
}

test('on a phone, a long listing opens with a tap, and closes again', SMOKE, async () => {
  const page = await openPage(BUTTONS, PHONE);
  expect(await codeHeight(page)).toBe(0);
  await toggle(page).tap();
  expect(await codeHeight(page)).toBeGreaterThan(200);
  await expectNoAxeViolations(page);
  await toggle(page).tap();
  expect(await codeHeight(page)).toBe(0);
});

test('on a phone, a long listing opens without JavaScript', async () => {
  const page = await openPage(BUTTONS, { ...PHONE, javaScriptEnabled: false });
  await toggle(page).tap();
  await expect(block(page).getByText('Create account')).toBeInViewport();
});

test('on a phone, a long listing opens where the browser scrolls to text in it', async () => {
  const page = await openLive(BUTTONS, PHONE);
  // As the search in the page does, and a link to a text, which this browser doesn't follow.
  await block(page)
    .getByText('Create account')
    .evaluate((text) => text.scrollIntoView());
  await expect(toggle(page)).toBeChecked();
  await expect(block(page).getByText('Create account')).toBeInViewport();
});

test('on a phone, the Tab key skips a closed listing', async () => {
  const page = await openPage(BUTTONS, PHONE);
  await expect(block(page).locator('pre')).not.toHaveAttribute('tabindex');
  await toggle(page).tap();
  await expect(block(page).locator('pre')).toHaveAttribute('tabindex', '0');
});

test('on a desktop, and on paper, long listings are open, and nothing is there to close them', async () => {
  const page = await openPage(BUTTONS);
  expect(await codeHeight(page)).toBeGreaterThan(200);
  await expect(toggle(page)).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ media: 'print' });
  expect(await codeHeight(page)).toBeGreaterThan(200);
});

const TABLET: PageOptions = { ...PHONE, viewport: { width: 768, height: 1024 } };

const boxOf = (part: Locator) =>
  part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

test('on a tablet, the only copy button that shows near a demo is that of its listing', async () => {
  const page = await openPage('/material-ui/react-menu', TABLET);
  const demo = page.locator('main [role="group"]:has([data-preview])').first();
  await demo.scrollIntoViewIfNeeded();
  await demo.getByRole('button', { name: /^See more/ }).tap();
  await expect(demo.getByRole('menuitem', { name: 'Copy the source' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(demo.getByRole('button', { name: /^Copy/ })).toHaveCount(1);
});

for (const [listing, path, selector] of [
  ['a listing', '/material-ui/getting-started/installation', '.MuiCode-root:visible'],
  ['the preview of a demo', '/material-ui/react-button', '[data-preview] .MuiCode-root'],
] as const) {
  test(`the copy button of ${listing} is above the code`, async () => {
    // Phones don't show the previews of demos.
    const page = await openPage(path, TABLET);
    const block = page.locator(selector).first();
    const button = await boxOf(block.getByRole('button'));
    const code = await boxOf(block.locator('code'));
    expect(button.height).toBeGreaterThan(0);
    expect(button.bottom).toBeLessThanOrEqual(code.top);
  });
}

/** Safari on phones zooms into fields with less, in px. */
const LEAST = 16;

const sizeOf = (field: Locator) =>
  field.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

test('the text of fields is large enough on phones', async () => {
  const page = await openLive('/material-ui/react-menu', PHONE);
  await page.getByRole('button', { name: 'No', exact: true }).tap();
  expect(await sizeOf(page.locator('main form textarea'))).toBeGreaterThanOrEqual(LEAST);
  await page
    .getByRole('button', { name: /^Search/ })
    .first()
    .tap();
  const search = page.getByRole('combobox');
  await search.first().waitFor();
  expect(await sizeOf(search.first())).toBeGreaterThanOrEqual(LEAST);
});

test('fields of demos keep the size that they have in readers’ apps', async () => {
  const page = await openPage('/material-ui/react-table', PHONE);
  const field = page.locator('main [data-stage] .MuiTablePagination-select').first();
  expect(await sizeOf(field)).toBe(14);
});

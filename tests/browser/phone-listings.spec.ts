import type { Locator, Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { openLive, openPage } from './support/page';
import type { PageOptions } from './support/page';
import { expect, SMOKE, test } from './support/test';

const BUTTONS = '/material-ui/react-button';
const PHONE: PageOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
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

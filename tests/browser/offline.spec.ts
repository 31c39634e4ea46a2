import type { Page } from 'playwright-core';
import { waitForHydration } from './support/page';
import { allowProblems } from './support/pageProblems';
import { follow } from './support/sidebar';
import { expect, SMOKE, test } from './support/test';

const BUTTONS = '/material-ui/react-button';

test.beforeEach(({ page }) => allowProblems(page));

/** A demo whose code can't be loaded says so, too. */
const offlineNotice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'You are offline' });

for (const [prefix, text] of [
  ['', 'You are offline.'],
  ['/zh', '你已离线。'],
] as const) {
  test(`${prefix}: without a network, a link says so and works later`, SMOKE, async ({ page }) => {
    await page.goto(prefix + BUTTONS);
    await waitForHydration(page);
    await page.context().setOffline(true);
    const link = page.locator(`main a[href="${prefix}/material-ui/api/button"]`).first();
    await link.click();
    await page.getByRole('alert').getByText(text).waitFor();
    expect(new URL(page.url()).pathname).toBe(prefix + BUTTONS);
    await page.context().setOffline(false);
    await link.click();
    await page.waitForURL('**/material-ui/api/button');
  });
}

test('without a network, a page that was fetched before is shown', async ({ page }) => {
  await page.goto(BUTTONS);
  await waitForHydration(page);
  await follow(page, 'Installation');
  await follow(page, 'Button');
  await page.context().setOffline(true);
  await follow(page, 'Installation');
  expect(await offlineNotice(page).count()).toBe(0);
});

test('the logo says that there is no network, too', async ({ page }) => {
  await page.goto(BUTTONS);
  await waitForHydration(page);
  await page.context().setOffline(true);
  await page.locator('.navbar a[href="/"]').first().click();
  await offlineNotice(page).waitFor();
  expect(new URL(page.url()).pathname).toBe(BUTTONS);
});

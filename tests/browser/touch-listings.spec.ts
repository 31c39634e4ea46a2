import type { Locator } from 'playwright-core';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const boxOf = (part: Locator) =>
  part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

test('the copy button of a listing is above the code', async ({ page }) => {
  await page.goto('/material-ui/getting-started/installation');
  const listing = page.locator('.MuiCode-root:visible').first();
  const button = await boxOf(listing.getByRole('button'));
  const code = await boxOf(listing.locator('code'));
  expect(button.height).toBeGreaterThan(0);
  expect(button.bottom).toBeLessThanOrEqual(code.top);
});

test('the preview of a demo leaves copying to the toolbar', async ({ page }) => {
  await page.goto('/material-ui/react-button');
  const preview = page.locator('[data-preview]').first();
  await preview.locator('code').waitFor();
  expect(await preview.getByRole('button').count()).toBe(0);
  const toolbar = page.getByRole('toolbar').first();
  expect(await toolbar.getByRole('button', { name: /^Copy/ }).isVisible()).toBe(true);
});

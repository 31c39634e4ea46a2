import type { Locator } from 'playwright-core';
import { openLive } from './support/page';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Safari on phones zooms into fields with less, in px. */
const LEAST = 16;

const sizeOf = (field: Locator) =>
  field.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

test('the text of fields is large enough on phones', async () => {
  const page = await openLive('/material-ui/react-menu');
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

test('fields of demos keep the size that they have in readers’ apps', async ({ page }) => {
  await page.goto('/material-ui/react-table');
  const field = page.locator('main [data-stage] .MuiTablePagination-select').first();
  expect(await sizeOf(field)).toBe(14);
});

import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { expectToFit, openLive, openPage } from './support/page';
import { expect, test } from './support/test';

const DATA_GRID = '/x/api/data-grid/data-grid';

const rows = (page: Page) => page.locator('[aria-labelledby="props"] tbody tr:visible');
const field = (page: Page) => page.getByRole('searchbox', { name: 'Filter props' });

/** Returns the distance of the table from the field above it. */
async function distanceToTable(page: Page): Promise<number> {
  const [above, table] = await Promise.all([
    field(page).boundingBox(),
    page.locator('[data-scroller]').first().boundingBox(),
  ]);
  return (table?.y ?? NaN) - (above?.y ?? NaN);
}

for (const width of [390, 900, 1440]) {
  test(`filters props at ${width} px without moving the table`, async () => {
    const page = await openLive(DATA_GRID, { viewport: { width, height: 900 } });
    const total = await rows(page).count();
    const before = await distanceToTable(page);
    await field(page).fill('row height');
    await page.getByText(/^\d+ of \d+$/).waitFor();
    const left = await rows(page).count();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(total);
    expect(await page.getByText(`${left} of ${total}`, { exact: true }).isVisible()).toBe(true);
    expect(await distanceToTable(page)).toBe(before);
    await expectNoAxeViolations(page);
    await field(page).press('Escape');
    expect(await rows(page).count()).toBe(total);
  });
}

test('short tables have no filter', async ({ page }) => {
  await page.goto('/material-ui/api/app-bar');
  expect(await field(page).count()).toBe(0);
});

test('without JavaScript, there is no field', async () => {
  const page = await openPage(DATA_GRID, { javaScriptEnabled: false });
  expect(await page.locator('input[data-filter]:visible').count()).toBe(0);
});

for (const [path, row, width] of [
  [DATA_GRID, '[id="data-grid-prop-density"]', 900],
  [DATA_GRID, '[id="data-grid-prop-density"]', 1440],
  ['/base-ui/react-select/hooks-api', '[id="use-option-parameters-rootRef"]', 1440],
] as const) {
  test(`the head of a table on ${path} stays in sight above ${row} at ${width} px`, async () => {
    const page = await openLive(path, { viewport: { width, height: 900 } });
    await page.locator('[data-fits] table').first().waitFor();
    await page
      .locator(row)
      .first()
      .evaluate((element) => {
        element.scrollIntoView({ behavior: 'instant' });
      });
    const head = page
      .locator('table', { has: page.locator(row).first() })
      .locator('thead th')
      .first();
    const box = await head.boundingBox();
    const { top } = await page
      .locator(row)
      .first()
      .evaluate((element) => element.getBoundingClientRect());
    expect(box).not.toBeNull();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThanOrEqual(Math.round(top));
    const drawn = await head.evaluate((element) => {
      const { left, top: y, height } = element.getBoundingClientRect();
      // A round corner would let the rows beneath show.
      return [y + 1, y + height / 2].every((place) =>
        element.contains(document.elementFromPoint(left + 1, place)),
      );
    });
    expect(drawn).toBe(true);
  });
}

test('a table that is too wide scrolls in its box', async () => {
  const page = await openLive(DATA_GRID, { viewport: { width: 1280, height: 900 } });
  await page.locator('[data-fits]').first().waitFor();
  await page.locator('summary', { hasText: /^All \d+ slots$/ }).click();
  const scroller = page.locator('[data-scroller]:has(#slots-table)');
  await scroller.locator('tbody tr').first().waitFor();
  const [inner, outer] = await scroller.evaluate(({ scrollWidth, clientWidth }) => [
    scrollWidth,
    clientWidth,
  ]);
  expect(inner).toBeGreaterThan(outer ?? 0);
  expect(await scroller.getAttribute('data-fits')).toBeNull();
  await expectToFit(page);
});

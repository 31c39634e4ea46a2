import type { Page } from 'playwright-core';
import { twoFrames } from './support/islands';
import { expectToFit, followLink, openLive } from './support/page';
import { expect, SMOKE, test } from './support/test';

const GRID = '/x/api/data-grid/data-grid';
const FAR_ROW = 'data-grid-prop-rowBufferPx';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** A table whose rows may be left out. */
const MARKED = '[data-scroller][data-laid-out]';

/** Opens a page on a phone, whose rows are left out while they are out of view. */
async function openRows(path: string): Promise<Page> {
  const page = await openLive(path, { ...PHONE, reducedMotion: 'reduce' });
  await page.locator(MARKED).first().waitFor();
  await twoFrames(page);
  return page;
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Returns the heights that a page has while a reader scrolls from its top to its end. */
async function heightsOnTheWay(page: Page): Promise<number[]> {
  const height = await heightOf(page);
  const heights = new Set([height]);
  for (let top = 0; top < height; top += 800) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await twoFrames(page);
    heights.add(await heightOf(page));
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  return [...heights];
}

/** Returns how many rows of the first table are drawn, out of view or not. */
const drawnRows = (page: Page) =>
  page
    .locator(`${MARKED} tr[data-section="props"] th code`)
    .evaluateAll(
      (names) =>
        names.filter((name) => name.checkVisibility({ contentVisibilityAuto: true })).length,
    );

for (const path of [GRID, `/zh${GRID}`]) {
  test(`rows of ${path} out of view are left out at their sizes`, SMOKE, async () => {
    const page = await openRows(path);
    expect(await drawnRows(page)).toBeLessThan(40);
    expect(await heightsOnTheWay(page)).toHaveLength(1);
  });
}

test('rows keep their sizes through a filter, another order and view, and another width', async () => {
  const page = await openRows(GRID);
  const before = await heightOf(page);
  const filter = page.locator('input[data-filter]').first();
  await filter.fill('onRowClick');
  expect(await heightOf(page)).toBeLessThan(before / 2);
  await filter.fill('');
  await twoFrames(page);
  expect(await heightsOnTheWay(page)).toEqual([before]);
  const choose = async (menu: number, label: string) => {
    const details = page.locator('main details[data-choices]').nth(menu);
    await details.locator('summary').click();
    await details.getByRole('button', { name: label, exact: true }).click();
    await page.locator(MARKED).first().waitFor();
    await twoFrames(page);
    expect(await heightsOnTheWay(page)).toHaveLength(1);
  };
  await choose(0, 'Deprecated last');
  await choose(1, 'Collapsed list');
  await choose(1, 'Table');
  await page.setViewportSize({ width: 360, height: 800 });
  await twoFrames(page);
  await page.locator(MARKED).first().waitFor();
  await twoFrames(page);
  expect(await heightsOnTheWay(page)).toHaveLength(1);
});

test('a link to a row far down leads to it, and it stays there', SMOKE, async () => {
  const page = await openRows(`${GRID}#${FAR_ROW}`);
  const topOf = () =>
    page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top ?? 0, FAR_ROW);
  const cold = await topOf();
  expect(cold).toBeGreaterThan(50);
  expect(cold).toBeLessThan(200);
  await page.waitForTimeout(500);
  expect(await topOf()).toBe(cold);
  const other = await openRows('/material-ui/api/button');
  await followLink(other, `${GRID}#${FAR_ROW}`);
  await other.getByRole('heading', { level: 1, name: 'DataGrid' }).waitFor();
  await other.locator(MARKED).first().waitFor();
  await twoFrames(other);
  const followed = await other.evaluate(
    (id) => document.getElementById(id)?.getBoundingClientRect().top ?? 0,
    FAR_ROW,
  );
  expect(Math.abs(followed - cold)).toBeLessThan(2);
});

test('rows of a followed page have had sizes before they are left out', async () => {
  const page = await openRows('/material-ui/api/button');
  await followLink(page, GRID);
  await page.getByRole('heading', { level: 1, name: 'DataGrid' }).waitFor();
  await page.locator(MARKED).first().waitFor();
  await twoFrames(page);
  expect(await heightsOnTheWay(page)).toHaveLength(1);
});

test('keys and print reach rows that are left out', async () => {
  const page = await openRows(GRID);
  const row = page.locator(`[id="${FAR_ROW}"]`);
  await row
    .getByRole('link', { name: /^Link to/ })
    .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => {
    const { top = -1 } = document.activeElement?.getBoundingClientRect() ?? {};
    return window.scrollY > 1000 && top > 0 && top < window.innerHeight;
  });
  await page.emulateMedia({ media: 'print' });
  await twoFrames(page);
  expect(await drawnRows(page)).toBeGreaterThan(100);
});

test('a finger has room for the links from rows to themselves', async () => {
  const page = await openRows(GRID);
  const sizes = await page
    .locator('tr[data-section="props"] [data-row-link]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getBoundingClientRect())
        .map(({ width, height }) => Math.min(width, height)),
    );
  expect(sizes.length).toBeGreaterThan(100);
  expect(sizes.filter((size) => size < 24)).toEqual([]);
  await expectToFit(page);
});

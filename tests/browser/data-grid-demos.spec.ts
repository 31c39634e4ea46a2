import type { Locator, Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { chooseInDemo } from './support/demoMenu';
import {
  DEMO_ISLANDS,
  hydrateAllIslands,
  island,
  islandIds,
  neverNearViewport,
  openRecording,
  twoFrames,
  waitForIsland,
} from './support/islands';
import { openLive, openPage, waitForHydration } from './support/page';
import type { PageOptions } from './support/page';
import { PARTS } from './support/parts';
import { recordShifts, shiftsOf } from './support/shifts';
import { expect, SMOKE, test } from './support/test';
import { storedTheme } from './support/theme';

const GRIDS = '/x/react-data-grid';
const ORDERS = 'OrderGrid';

/** A grid of the page once it runs and shows its rows. */
async function runGrid(page: Page, name: string): Promise<Locator> {
  const grid = island(page, name);
  await grid.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await waitForIsland(page, name, 'hydrated');
  await grid.getByRole('row').nth(1).waitFor();
  return grid;
}

async function openGrid(name = ORDERS, options: PageOptions & { path?: string } = {}) {
  const { path = GRIDS, ...pageOptions } = options;
  const page = await openLive(path, { reducedMotion: 'reduce', ...pageOptions });
  return { page, grid: await runGrid(page, name) };
}

/** Presses a button of the demo's own look. */
async function look(page: Page, name: string, item: string): Promise<void> {
  await chooseInDemo(page.locator(`#${name}`), 'Change the look', item);
}

async function openColumnMenu(page: Page, grid: Locator, column: string, button: string) {
  await grid.getByRole('columnheader', { name: column }).hover();
  await grid.getByRole('columnheader', { name: column }).getByLabel(button).click();
  const menu = page.getByRole('menu');
  await menu.waitFor();
  return menu;
}

const heights = (page: Page) =>
  page
    .locator(DEMO_ISLANDS)
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));

test('the grid is downloaded where one comes near, and not before', SMOKE, async () => {
  const far = await openRecording(GRIDS, PARTS.dataGrid, { beforeLoad: neverNearViewport });
  await waitForHydration(far.page);
  await far.page.waitForLoadState('networkidle');
  expect(far.requests).toEqual([]);
  const near = await openRecording(GRIDS, PARTS.dataGrid);
  await runGrid(near.page, ORDERS);
  expect(near.requests).toHaveLength(1);
});

test('every grid takes the place that it was given, and nothing moves', SMOKE, async () => {
  const page = await openLive(GRIDS, { beforeLoad: recordShifts });
  const before = await heights(page);
  expect(before).toHaveLength(6);
  for (const name of await islandIds(page)) {
    await runGrid(page, name);
    await twoFrames(page);
  }
  expect(await heights(page)).toEqual(before);
  await page.waitForLoadState('networkidle');
  expect(await shiftsOf(page)).toEqual([]);
});

test('every grid has a name', async () => {
  const { page } = await openGrid();
  await hydrateAllIslands(page);
  const names = await page
    .locator(DEMO_ISLANDS)
    .evaluateAll((elements) =>
      elements.map((element) =>
        element.querySelector('[role="group"]:has([role="grid"])')?.getAttribute('aria-label'),
      ),
    );
  expect(names).toEqual(['Orders', 'Projects', 'Members', 'Parcels', 'Stock', 'Files']);
});

test('menus of a dark demo on a light page are dark, with the filter that they open', async () => {
  const { page, grid } = await openGrid(ORDERS, { colorScheme: 'light' });
  await look(page, ORDERS, 'Other color mode');
  await page.waitForSelector(`[data-island="${ORDERS}"][data-theme="dark"]`);
  const menu = await openColumnMenu(page, grid, 'Customer', 'Menu');
  const popups = page.locator('[data-demo-popup][data-theme="dark"]');
  const paper = popups.locator('.MuiPaper-root');
  expect(await paper.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(18, 18, 18)',
  );
  await expectNoAxeViolations(page, 'column menu', '[data-demo-popup] > *');
  const scrolled = await page.evaluate(() => window.scrollY);
  await menu.getByRole('menuitem', { name: 'Filter' }).click();
  const value = popups.getByRole('textbox', { name: 'Value' });
  await value.and(page.locator(':focus')).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await value.fill('tanaka');
  await grid.getByText('1–1 of 1').waitFor();
  await expectNoAxeViolations(page, 'filter panel', '[data-demo-popup] > *');
});

test('the other density has lower rows, the other direction begins on the right', async () => {
  const { page, grid } = await openGrid();
  const row = grid.getByRole('row').nth(1);
  const first = grid.getByRole('columnheader', { name: 'Order' });
  const last = grid.getByRole('columnheader', { name: 'Paid' });
  const height = async () => (await row.boundingBox())?.height ?? 0;
  const leftOf = async (column: Locator) => (await column.boundingBox())?.x ?? 0;
  const usual = await height();
  expect(await leftOf(first)).toBeLessThan(await leftOf(last));

  await look(page, ORDERS, 'Other density');
  await grid.locator('.MuiDataGrid-root--densityCompact').waitFor();
  expect(await height()).toBeLessThan(usual);

  await look(page, ORDERS, 'Other direction');
  await page.waitForSelector(`[data-island="${ORDERS}"][dir="rtl"]`);
  expect(await leftOf(first)).toBeGreaterThan(await leftOf(last));
});

test('a reader of a dense site that runs right to left has grids that do', async () => {
  const { grid } = await openGrid(ORDERS, {
    beforeLoad: storedTheme({ 'docs-theme': '1.rtl.dense.8' }),
  });
  await grid.locator('.MuiDataGrid-root--densityCompact').waitFor();
  const x = async (name: string) =>
    (await grid.getByRole('columnheader', { name }).boundingBox())?.x ?? 0;
  expect(await x('Order')).toBeGreaterThan(await x('Paid'));
});

test('the console is silent when a reader leaves a page with grids', async () => {
  const page = await openPage(GRIDS);
  await runGrid(page, ORDERS);
  await page.locator('.pagination-nav__link').last().click();
  await page.waitForURL((url) => url.pathname !== GRIDS);
  await twoFrames(page);
});

test('on Chinese pages the labels that the grid supplies are Chinese', async () => {
  const { page, grid } = await openGrid(ORDERS, { path: `/zh${GRIDS}` });
  await grid.getByText('每页行数').waitFor();
  const menu = await openColumnMenu(page, grid, 'Customer', '菜单');
  await menu.getByRole('menuitem', { name: '筛选器' }).waitFor();
});

test('the selection is told outside the grid', async () => {
  const { grid } = await openGrid('ParcelSelection');
  await grid.getByRole('row', { name: /Porto/ }).getByRole('checkbox').check();
  await grid.getByText('Chosen: 2, 7.0 kg in all').waitFor();
});

test('a cell is edited by keyboard; what is refused stays open, and says why', async () => {
  const { page, grid } = await openGrid('StockEditing');
  await grid.getByRole('gridcell', { name: '36' }).click();
  await page.keyboard.press('Enter');
  const field = grid.getByRole('spinbutton');
  await field.fill('-4');
  await page.keyboard.press('Enter');
  await grid.getByText('A stock is never below zero.').waitFor();
  await field.fill('40');
  await page.keyboard.press('Enter');
  await grid.getByText('Saved: Clay pot, large').waitFor();
  await grid.getByRole('gridcell', { name: '40', exact: true }).waitFor();
});

for (const [path, text] of [
  [GRIDS, 'This demo is drawn in the browser'],
  [`/zh${GRIDS}`, '这个示例由浏览器绘制'],
] as const) {
  test(`${path} says without JavaScript what would be there, in place of a frame`, async () => {
    const page = await openPage(path, { javaScriptEnabled: false });
    const demo = page.locator(`#${ORDERS}`);
    const sentence = demo.locator('noscript p');
    expect(await sentence.isVisible()).toBe(true);
    expect(await sentence.innerText()).toContain(text);
    expect(await island(page, ORDERS).isVisible()).toBe(false);
    expect(await demo.locator('pre').innerText()).toContain("field: 'customer'");
  });
}

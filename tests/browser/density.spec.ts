import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { hydrateAllIslands, waitForIsland } from './support/islands';
import { openLive, openPage } from './support/page';
import { expect, SMOKE, test } from './support/test';
import { choose, openSettings, storedTheme } from './support/theme';

const DENSITY = '/material-ui/customization/density';

async function openTool(path = DENSITY): Promise<Page> {
  const page = await openPage(path);
  await hydrateAllIslands(page);
  return page;
}

const field = (page: Page) => page.locator('#density-spacing');
const more = (page: Page) => page.getByRole('button', { name: 'increase spacing' });
const less = (page: Page) => page.getByRole('button', { name: 'decrease spacing' });

/** Waits until the spacing unit of every demo is so many pixels. */
async function waitForUnit(page: Page, px: number): Promise<void> {
  await page.waitForFunction(
    (unit) =>
      getComputedStyle(document.documentElement).getPropertyValue('--mui-spacing').trim() === unit,
    `${px}px`,
  );
}

test('density acts on all demos at once, by keyboard, and is reset', SMOKE, async () => {
  const page = await openTool();
  const button = page.getByRole('button', { name: 'Book pickup' });
  const cell = page.locator('.MuiTableCell-sizeSmall').first();
  expect(await cell.count()).toBe(0);
  await page.getByRole('checkbox', { name: 'Apply higher density via props' }).focus();
  await page.keyboard.press('Space');
  await cell.waitFor();
  expect(await button.getAttribute('class')).toContain('MuiButton-sizeSmall');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Reset density' }).press('Enter');
  await cell.waitFor({ state: 'detached' });
});

test('the spacing unit goes up and down a pixel, to its limits', async () => {
  const page = await openTool();
  await more(page).click();
  await waitForUnit(page, 9);
  await less(page).click();
  await less(page).click();
  await waitForUnit(page, 7);
  await field(page).fill('20');
  await waitForUnit(page, 20);
  expect([await more(page).isDisabled(), await less(page).isDisabled()]).toEqual([true, false]);
  await field(page).fill('0');
  await waitForUnit(page, 0);
  expect([await more(page).isDisabled(), await less(page).isDisabled()]).toEqual([false, true]);
  await page.getByRole('button', { name: 'Reset density' }).click();
  await waitForUnit(page, 8);
  expect(await field(page).inputValue()).toBe('8');
});

test('the tool stays as it is while it changes everything else', async () => {
  const page = await openTool();
  // Within the tool, because the focus may scroll the page; a switch has its input move along.
  const places = () =>
    page.locator('[data-island="density-tool"]').evaluate((tool) =>
      [...tool.querySelectorAll('button, input[type="number"]')].map((control) => {
        const { left, top } = tool.getBoundingClientRect();
        const { x, y, width, height } = control.getBoundingClientRect();
        return [x - left, y - top, width, height].map(Math.round);
      }),
    );
  const before = await places();
  await page.getByRole('checkbox', { name: 'Apply higher density via props' }).press('Space');
  await page.locator('.MuiTableCell-sizeSmall').first().waitFor();
  expect(await places()).toEqual(before);
  await field(page).fill('0');
  await waitForUnit(page, 0);
  expect(await places()).toEqual(before);
});

for (const text of ['21', '1.5', '']) {
  test(`"${text}" isn’t a unit: a message says so, and nothing changes`, async () => {
    const page = await openTool();
    await field(page).fill(text);
    await page.getByText('Type a whole number from 0 to 20.').waitFor();
    expect(await field(page).getAttribute('aria-invalid')).toBe('true');
    await waitForUnit(page, 8);
    await expectNoAxeViolations(page, 'invalid');
    await field(page).blur();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('#density-spacing')?.value === '8',
    );
  });
}

for (const [when, look] of [
  ['from the start', '1.ltr.dense.8'],
  ['when a reader chooses it', '1.ltr.normal.8'],
] as const) {
  test(`a dense page has dense demos below the screen, too: ${when}`, async () => {
    const page = await openLive('/material-ui/react-table', {
      beforeLoad: storedTheme({ 'docs-theme': look }),
    });
    if (look.includes('normal')) {
      const drawer = await openSettings(page);
      await choose(drawer, 'Dense');
    }
    const waiting = page.locator('[data-island-state="pending"]:not([data-island-module])');
    await expect.poll(() => waiting.filter({ visible: true }).count()).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const last = page.locator('[data-island]:not([data-island-module]) table:visible').last();
    await expect(last.locator('.MuiTableCell-sizeSmall').first()).toBeAttached();
  });
}

test('the density tool has Chinese labels on Chinese pages', async () => {
  const page = await openTool(`/zh${DENSITY}`);
  await waitForIsland(page, 'density-tool', 'hydrated');
  await page.getByRole('button', { name: '增大间距' }).click();
  await waitForUnit(page, 9);
});

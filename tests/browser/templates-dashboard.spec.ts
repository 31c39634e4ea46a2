import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { focusedText, openTemplate } from './support/templates';
import { expect, SMOKE, test } from './support/test';

const cells = (page: Page, column: string) =>
  page.locator(`[role="gridcell"][data-field="${column}"]`).allTextContents();

test('the menu chooses a day with the keyboard, and the figures follow', SMOKE, async () => {
  const page = await openTemplate('dashboard');
  const day = page.getByRole('button', { name: 'Friday' });
  await page.getByText('1,732').first().waitFor();
  await day.press('Enter');
  await page.getByRole('menuitemradio', { name: 'Friday', checked: true }).waitFor();
  expect(await focusedText(page)).toBe('Friday');
  await expectNoAxeViolations(page, 'the menu', '[role="menu"]');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expect(page.getByRole('button', { name: 'Saturday' })).toBeFocused();
  await page.getByText('Busiest hour: 04:00 with 262 loaves.').waitFor();
});

test('a chart can be read as a table', async () => {
  const page = await openTemplate('dashboard');
  await page.getByRole('img', { name: /^Busiest hour: 04:00/ }).waitFor();
  const toggle = page.getByRole('button', { name: 'Show “Around the clock” as a table' });
  await toggle.press('Enter');
  expect(await toggle.getAttribute('aria-pressed')).toBe('true');
  const table = page.getByRole('table', { name: 'Around the clock' });
  expect(await table.getByRole('row').count()).toBe(25);
  expect(await table.getByRole('row', { name: /^04:00/ }).textContent()).toBe('04:00248');
  await expectNoAxeViolations(page);
});

test('orders are sorted, found, and marked as delivered', async () => {
  const page = await openTemplate('dashboard');
  const mark = page.getByRole('button', { name: 'Mark as delivered' });
  expect(await mark.isDisabled()).toBe(true);
  await page.getByRole('columnheader', { name: 'Loaves' }).press('Enter');
  await page.locator('[role="columnheader"][aria-sort="ascending"]').waitFor();
  expect((await cells(page, 'loaves')).slice(0, 3)).toEqual(['16', '18', '24']);

  await page.getByRole('searchbox', { name: 'Customer or number' }).fill(' hotel ');
  await page.getByText('1–2 of 2').waitFor();
  expect(await cells(page, 'customer')).toEqual(['Hotel Brackwater', 'Hotel Vespera']);
  const row = page.getByRole('row', { name: /Hotel Brackwater/ });
  await row.getByRole('checkbox').press('Space');
  await mark.press('Enter');
  await page.getByText('1 order is delivered.').waitFor();
  expect(await cells(page, 'status')).toEqual(['Delivered', 'Delivered']);
  expect(await row.getByRole('checkbox').isChecked()).toBe(false);

  await page.getByRole('searchbox').fill('nobody');
  await page.getByText('No order matches.', { exact: false }).waitFor();
  await expectNoAxeViolations(page);
});

test('on phones, the navigation is a drawer that returns the focus', async () => {
  const page = await openTemplate('dashboard', { viewport: { width: 390, height: 780 } });
  const open = page.getByRole('button', { name: 'Open navigation' });
  await open.press('Enter');
  const link = page.getByRole('link', { name: 'Orders' });
  await link.waitFor();
  await page.keyboard.press('Escape');
  await link.waitFor({ state: 'hidden' });
  await expect(open).toBeFocused();
  await open.press('Enter');
  await link.press('Enter');
  await link.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).hash).toBe('#orders');
});

import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { openPage, waitForHydration } from './support/page';
import { expectSilentConsole } from './support/pageProblems';
import { expect, test } from './support/test';

async function openHome(path = '/'): Promise<Page> {
  const page = await openPage(path, { permissions: ['clipboard-read', 'clipboard-write'] });
  await waitForHydration(page);
  return page;
}

function logo(page: Page) {
  return page.locator('.navbar__brand');
}

async function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

test('the logo’s menu copies the wordmark, says so, and is silent again', async () => {
  const page = await openHome();
  await logo(page).click({ button: 'right' });
  const item = page.getByRole('menuitem', { name: 'Copy wordmark as SVG' });
  await item.waitFor();
  await expectNoAxeViolations(page);
  await item.click();
  const notice = page.getByRole('status').filter({ hasText: 'The wordmark is copied as SVG' });
  await notice.waitFor();
  expect(await clipboard(page)).toMatch(/^<svg [^>]*viewBox="0 0 116 28"/);
  expect(await page.getByRole('menu').count()).toBe(0);
  await notice.waitFor({ state: 'detached' });
  expectSilentConsole(page);
});

test('the logo’s menu is worked by keys, in the reader’s language', async () => {
  const page = await openHome('/zh');
  await logo(page).focus();
  await page.keyboard.press('Shift+F10');
  const first = page.getByRole('menuitem', { name: '复制徽标 SVG' });
  await first.waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  expect(await focused()).toBe('复制徽标 SVG');
  await page.keyboard.press('ArrowUp');
  expect(await focused()).toBe('复制文字标志 SVG');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('复制徽标 SVG');
  await page.keyboard.press('Escape');
  await first.waitFor({ state: 'detached' });
  expect(await logo(page).evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Shift+F10');
  await first.waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: '徽标 SVG 已复制' }).waitFor();
  expect(await clipboard(page)).toMatch(/^<svg [^>]*viewBox="0 0 28 28"/);
});

test('the logo’s menu closes on a click elsewhere, and reports a failure', async () => {
  const page = await openHome();
  await logo(page).click({ button: 'right' });
  await page.getByRole('menu').waitFor();
  await page.mouse.click(1000, 700);
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('offline'));
  });
  await logo(page).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Copy logo as SVG' }).click();
  await page.getByRole('status').filter({ hasText: 'Nothing was copied' }).waitFor();
  expectSilentConsole(page);
});

import type { Page } from 'playwright-core';
import { recordRequests } from './support/islands';
import { openLive, openPage } from './support/page';
import {
  INDEXES,
  searchButton,
  searchDialog,
  searchField,
  searchOptions,
  START,
} from './support/search';
import { recordShifts, shiftsOf } from './support/shifts';
import { expect, SMOKE, test } from './support/test';

test('nothing of the search loads before a reader is about to use it', SMOKE, async () => {
  const page = await openLive(START);
  const requested = recordRequests(page, /search/);
  await page.mouse.move(400, 400);
  expect(requested).toEqual([]);
  const code = page.waitForRequest(/\/search\.\w+\.js$/);
  await searchButton(page).hover();
  await code;
  expect(requested.filter((url) => INDEXES.test(url))).toEqual([]);
});

for (const [name, open] of [
  ['the button', async (page: Page) => searchButton(page).click()],
  ['Ctrl+K', async (page: Page) => page.keyboard.press('Control+k')],
  ['⌘K', async (page: Page) => page.keyboard.press('Meta+k')],
  ['a slash', async (page: Page) => page.keyboard.press('/')],
] as const) {
  test(`${name} opens it, and Escape returns to where the reader was`, async () => {
    const page = await openLive(START);
    await searchButton(page).focus();
    await open(page);
    await searchDialog(page).waitFor();
    await expect(searchField(page)).toBeFocused();
    expect(await searchField(page).inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await searchDialog(page).waitFor({ state: 'hidden' });
    await expect(searchButton(page)).toBeFocused();
  });
}

test('what is typed on the button becomes the query, also while the search loads', async () => {
  const page = await openLive(START);
  await searchButton(page).focus();
  await page.keyboard.type('slid');
  await searchField(page).waitFor();
  await searchOptions(page).filter({ hasText: 'Slider' }).first().waitFor();
  expect(await searchField(page).inputValue()).toMatch(/^slid/);
});

test('the button keeps its width when its shortcut appears, and is hidden without JavaScript', async () => {
  const still = await openPage(START, { javaScriptEnabled: false });
  expect(await searchButton(still).isVisible()).toBe(false);
  const page = await openLive(START, { beforeLoad: recordShifts });
  await searchButton(page).getByText('Ctrl+K').waitFor();
  expect(await shiftsOf(page)).toEqual([]);
});

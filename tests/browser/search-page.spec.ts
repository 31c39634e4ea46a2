import { expectNoAxeViolations } from './support/axe';
import { openLive } from './support/page';
import {
  activeOption,
  openSearch,
  searchField,
  searchFor,
  searchOptions,
  START,
} from './support/search';
import { expect, SMOKE, test } from './support/test';

test('the results page has the query in its address', SMOKE, async () => {
  const page = await openLive('/search?q=slider');
  await searchOptions(page).first().waitFor();
  expect((await activeOption(page)).href).toContain('slider');
  await expectNoAxeViolations(page);
  await searchField(page).fill('按钮 & 100%');
  await page.waitForURL(({ searchParams }) => searchParams.get('q') === '按钮 & 100%');
  await searchField(page).fill('slider');
  await searchOptions(page).filter({ hasText: 'Slider' }).first().waitFor();
  await searchField(page).press('ArrowDown');
  const { href } = await activeOption(page);
  await searchField(page).press('Enter');
  await page.waitForURL(`**${href}`);
});

test('the dialog leads to the results page', SMOKE, async () => {
  const page = await openSearch(`/zh${START}`);
  await searchFor(page, '滑块');
  await page.getByRole('link', { name: '全部结果' }).click();
  await page.waitForURL(/\/zh\/search\?q=/);
  await searchOptions(page).first().waitFor();
  expect(await searchField(page).inputValue()).toBe('滑块');
  expect((await activeOption(page)).href).toMatch(/^\/zh\//);
});

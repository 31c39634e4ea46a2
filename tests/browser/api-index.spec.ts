import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { openLive, openPage } from './support/page';
import { allowProblems } from './support/pageProblems';
import { expect, SMOKE, test } from './support/test';

const INDEX = '/material-ui/api';

const field = (page: Page) => page.locator('main').getByRole('searchbox');
const status = (page: Page) => page.locator('main').getByRole('status');
const links = (page: Page) => page.locator('main form').getByRole('link');

async function openIndex(path = INDEX): Promise<Page> {
  const page = await openLive(path);
  return page;
}

async function searchFor(page: Page, query: string, expected: RegExp): Promise<void> {
  await field(page).fill(query);
  await status(page).getByText(expected).waitFor();
}

test('lists every component without JavaScript, and has no field that does nothing', async () => {
  const page = await openPage(INDEX, { javaScriptEnabled: false });
  expect(await links(page).count()).toBeGreaterThan(130);
  expect(await page.getByRole('link', { name: 'Autocomplete', exact: true }).count()).toBe(2);
  expect(await page.locator('main input').isVisible()).toBe(false);
});

test('loads its search when the field is first focused', async () => {
  const page = await openIndex();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.waitForTimeout(300);
  expect(requested.filter((url) => /search/.test(url))).toEqual([]);
  const index = page.waitForRequest(/\/assets\/search\/material-ui-index\.\w+\.json$/);
  await field(page).focus();
  await index;
});

test('finds props, classes and words of descriptions, and says how many', SMOKE, async () => {
  const page = await openIndex();
  await searchFor(page, 'button color', /^Results: \d+/);
  const first = links(page).first();
  expect(await first.textContent()).toBe('Button API color');
  expect(await first.getAttribute('href')).toBe('/material-ui/api/button#button-prop-color');
  await searchFor(page, 'MuiChip-deleteIcon', /^Results: \d$/);
  expect(await links(page).first().textContent()).toBe('Chip API MuiChip-deleteIcon');
  await searchFor(page, 'shadow depth', /^Results: \d+$/);
  // Excerpts come after the results.
  await page.locator('main form li').first().getByText('Shadow depth, corresponds to').waitFor();
  await expectNoAxeViolations(page);
  await searchFor(page, 'button qqqq', /^Nothing has/);
});

test('the index of the API is used by keyboard alone', async () => {
  const page = await openIndex();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await searchFor(page, 'disableElevation', /^Results: 2$/);
  await field(page).press('ArrowDown');
  const [one = '', two = ''] = await links(page).allTextContents();
  expect(await focused()).toBe(one);
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe(two);
  await page.keyboard.press('Escape');
  expect(await field(page).inputValue()).toBe('');
  await expect(field(page)).toBeFocused();
  await searchFor(page, 'Chip', /^Results: \d+/);
  await field(page).press('Enter');
  await page.waitForURL('**/material-ui/api/chip');
});

test('a search that does not arrive says so, and is asked for again', async () => {
  const page = await openIndex();
  allowProblems(page);
  await page.route('**/assets/search/**', (route) => route.abort());
  await searchFor(page, 'chip', /^The search could not be loaded/);
  expect(await links(page).count()).toBeGreaterThan(130);
  await page.unroute('**/assets/search/**');
  await searchFor(page, 'chips', /^Results: \d+/);
});

test('in Chinese, components are found by the Chinese titles of their pages', async () => {
  const page = await openIndex('/zh/material-ui/api');
  await searchFor(page, '按钮', /^结果：\d+ 个$/);
  const hits = await links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hits).toContain('/zh/material-ui/api/button');
  expect(await page.locator('nav [aria-current="page"]').first().textContent()).toContain('索引');
});

test('Base UI’s index leads to the anchors of tabs, for components and hooks', async () => {
  const page = await openIndex('/base-ui/api');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Base UI API reference');
  const hrefOf = (name: string) =>
    links(page)
      .filter({ hasText: new RegExp(`^${name}$`) })
      .getAttribute('href');
  expect(await hrefOf('Button')).toBe('/base-ui/react-button/components-api#button');
  expect(await hrefOf('useButton')).toBe('/base-ui/react-button/hooks-api#use-button');
  const current = page.locator('nav [aria-current="page"]');
  expect(await current.first().textContent()).toContain('Index');
  await searchFor(page, 'useButton', /^Results: \d+/);
  await links(page).first().click();
  await page.waitForURL('**/base-ui/react-button/hooks-api#use-button');
});

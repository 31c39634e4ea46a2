import { expectNoAxeViolations } from './support/axe';
import { recordRequests } from './support/islands';
import { emulateRtl, openLive, settleAnimations, waitForHydration } from './support/page';
import {
  activeOption,
  INDEXES,
  openSearch,
  searchDialog,
  searchField,
  searchFor,
  searchOptions,
  searchStatus,
  START,
  TEXTS,
} from './support/search';
import { expect, SMOKE, test } from './support/test';

test('finds the page’s product first, and marks the words', SMOKE, async () => {
  const page = await openSearch();
  const indexes = recordRequests(page, INDEXES);
  await searchFor(page, 'button color');
  expect(await activeOption(page)).toMatchObject({
    href: '/material-ui/react-button#color',
  });
  const marks = await searchOptions(page).first().locator('mark').allTextContents();
  expect(marks.map((mark) => mark.toLowerCase())).toContain('color');
  expect(await page.getByRole('radio', { name: 'Material UI' }).isChecked()).toBe(true);
  expect(indexes.filter((url) => !url.includes('material-ui'))).toEqual([]);
  await expectNoAxeViolations(page);
});

test('texts are fetched for the first pages, and for the others once the list is scrolled', async () => {
  const page = await openSearch();
  const texts = recordRequests(page, TEXTS);
  await searchFor(page, 'value');
  const excerpts = searchDialog(page).locator('[role="group"]:has([class^="excerpt"])');
  await excerpts.nth(3).waitFor();
  const before = { files: texts.length, pages: await excerpts.count() };
  await searchDialog(page)
    .getByRole('listbox')
    .evaluate((list) => list.scrollBy(0, 200));
  await excerpts.nth(before.pages + 5).waitFor();
  expect(texts.length).toBeGreaterThan(before.files);
  expect(new Set(texts).size).toBe(texts.length);
});

test('arrow keys choose a result, and Enter goes there without a new document', SMOKE, async () => {
  const page = await openSearch();
  await searchFor(page, 'slider');
  const first = await activeOption(page);
  await page.keyboard.press('ArrowDown');
  const second = await activeOption(page);
  expect(second.href).not.toBe(first.href);
  await page.keyboard.press('ArrowUp');
  // Its excerpt may have loaded in the meantime.
  expect((await activeOption(page)).href).toBe(first.href);
  await page.keyboard.press('ArrowUp');
  expect(await activeOption(page)).toMatchObject({
    href: await searchOptions(page).last().getAttribute('href'),
  });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/material-ui/react-slider');
  await page.getByRole('heading', { level: 1, name: 'Slider' }).waitFor();
  await searchDialog(page).waitFor({ state: 'hidden' });
  const loads = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);
  expect(loads).toContain(START);
});

test('Enter before the results are there follows the first of them', async () => {
  const page = await openSearch();
  await page.keyboard.type('slider');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/material-ui/react-slider');
});

test('Ctrl+Enter opens a result in a new tab, and the search stays', async () => {
  const page = await openSearch();
  await searchFor(page, 'slider');
  const tab = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  expect((await tab).url()).toContain('/material-ui/react-slider');
  expect(await searchDialog(page).isVisible()).toBe(true);
});

test('a click on a result follows it', async () => {
  const page = await openSearch();
  await searchFor(page, 'slider');
  await searchOptions(page).filter({ hasText: 'Slider API' }).first().click();
  await page.waitForURL('**/material-ui/api/slider');
  await searchDialog(page).waitFor({ state: 'hidden' });
});

test('Tab moves to the products, and arrow keys change what is searched', async () => {
  const page = await openSearch();
  await searchFor(page, 'select');
  await searchField(page).press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await searchOptions(page).filter({ hasText: 'Base UI' }).first().waitFor();
  expect(await page.getByRole('radio', { name: 'Base UI' }).isChecked()).toBe(true);
  expect((await activeOption(page)).href).toMatch(/^\/base-ui\//);
});

test('a query that finds nothing has ways on', async () => {
  const page = await openSearch();
  await searchField(page).fill('qqqqzzzz & wwww');
  await searchStatus(page).getByText('Nothing was found').waitFor();
  const issues = page.getByRole('link', { name: 'Search the library’s issues on GitHub' });
  expect(new URL((await issues.getAttribute('href')) ?? '').searchParams.get('q')).toBe(
    'org:mui qqqqzzzz & wwww',
  );
  await expectNoAxeViolations(page);
  await page.keyboard.press('Tab');
  await expect(searchDialog(page).getByRole('radio', { checked: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(issues).toBeFocused();
});

test('the search finds Chinese pages by Chinese words', SMOKE, async () => {
  const page = await openSearch(`/zh${START}`);
  await searchFor(page, '按钮颜色');
  expect((await activeOption(page)).href).toMatch(/^\/zh\/material-ui\//);
  await searchFor(page, 'button');
  expect(await activeOption(page)).toMatchObject({ href: `/zh${START}` });
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await searchDialog(page).waitFor({ state: 'hidden' });
});

test('starts with shortcuts, recent pages, and favorites, which stay', async () => {
  const page = await openSearch();
  await page.getByRole('heading', { name: 'Material UI' }).waitFor();
  await expectNoAxeViolations(page, 'start screen');
  await searchFor(page, 'slider');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/material-ui/react-slider');
  await page.keyboard.press('Control+k');
  await page.getByRole('heading', { name: 'Recent' }).waitFor();
  await page.getByRole('button', { name: 'Favorite: Slider' }).click();
  await page.getByRole('heading', { name: 'Favorites' }).waitFor();
  await page.reload();
  await waitForHydration(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('heading', { name: 'Favorites' }).waitFor();
  await searchField(page).press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Slider');
  await expectNoAxeViolations(page, 'with favorites');
});

for (const [colorScheme, viewport] of [
  ['light', { width: 1280, height: 800 }],
  ['dark', { width: 390, height: 844 }],
] as const) {
  test(`is accessible in ${colorScheme} mode`, async () => {
    const page = await openSearch(START, { colorScheme, viewport });
    await searchFor(page, 'button');
    await settleAnimations(page);
    await expectNoAxeViolations(page);
  });
}

test('fills the screen of a phone, and is a box on a desktop', async () => {
  const phone = await openSearch(START, { viewport: { width: 390, height: 844 } });
  expect(await searchDialog(phone).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  const desktop = await openSearch(START);
  const box = await searchDialog(desktop).boundingBox();
  expect(box?.width).toBe(640);
  expect(box?.height).toBeGreaterThanOrEqual(384);
});

test('the search dialog is mirrored from right to left', async () => {
  const page = await openLive(START, { viewport: { width: 390, height: 844 } });
  await emulateRtl(page);
  await page.keyboard.press('Control+k');
  await searchField(page).waitFor();
  await searchFor(page, 'button');
  const close = await page.getByRole('button', { name: 'Close the search' }).boundingBox();
  expect(close?.x).toBeLessThan(100);
  expect(await searchDialog(page).evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
});

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

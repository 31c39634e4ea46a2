import type { Page } from 'playwright-core';
import { waitForIsland } from './support/islands';
import { openPage, waitForHydration } from './support/page';
import { searchDialog, searchField } from './support/search';
import { expect, test } from './support/test';
import { BUILDER, generate, JOY_BUILDER, openBuilder } from './support/themeBuilder';

/** Opens the page of a tab in a second tab of the same browser. */
async function openAgain(page: Page): Promise<Page> {
  const second = await page.context().newPage();
  await second.goto(page.url());
  return second;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const themes = (page: Page) => page.getByLabel('Theme', { exact: true }).locator('option');

async function rename(page: Page, name: string): Promise<void> {
  await button(page, 'Rename').click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.keyboard.press('Tab');
}

for (const [library, address] of [
  ['Material UI', BUILDER],
  ['Joy UI', JOY_BUILDER],
] as const) {
  test(`themes of ${library} that two tabs make are all kept, and shown in both`, async () => {
    const page = await openBuilder(address);
    const second = await openAgain(page);
    await waitForIsland(
      second,
      address === BUILDER ? 'theme-builder-tool' : 'joy-theme-builder-tool',
      'hydrated',
    );
    await rename(page, 'Moss');
    await expect(themes(second)).toHaveText(['Moss']);
    await button(second, 'New').click();
    await rename(second, 'Slate');
    await button(page, 'New').click();
    await rename(page, 'Sand');
    for (const tab of [page, second]) {
      await expect(themes(tab)).toHaveText(['Moss', 'Slate', 'Sand']);
    }
    await button(second, 'Undo').click();
    await button(second, 'Undo').click();
    await page.reload();
    await expect(themes(page)).toHaveText(['Moss', 'Sand']);
  });
}

const RECENT = ['Tabs', 'Chip', 'Menu'].map((title) => ({
  title,
  path: `/material-ui/react-${title.toLowerCase()}`,
}));

test('favorites that two tabs mark are all kept, and shown in both', async () => {
  const page = await openPage('/material-ui/react-button');
  await page.evaluate(
    (recent) => localStorage.setItem('search-pages-en', JSON.stringify({ recent, favorites: [] })),
    RECENT,
  );
  await page.reload();
  const second = await openAgain(page);
  for (const tab of [page, second]) {
    await waitForHydration(tab);
    await tab.keyboard.press('Control+k');
    await searchField(tab).waitFor();
    await tab.getByRole('heading', { name: 'Recent' }).waitFor();
  }
  await button(page, 'Favorite: Chip').click();
  await button(second, 'Favorite: Menu').click();
  await button(page, 'Favorite: Tabs').click();
  for (const tab of [page, second]) {
    await expect(searchDialog(tab).getByRole('button', { pressed: true })).toHaveText(['', '', '']);
  }
});

test('the theme that one tab makes for each library is used on the site', async () => {
  const page = await openBuilder();
  const second = await page.context().newPage();
  await second.goto(JOY_BUILDER);
  await waitForIsland(second, 'joy-theme-builder-tool', 'hydrated');
  for (const tab of [page, second]) {
    await generate(tab, '#00695c');
    await tab.getByLabel(/^Use this theme on this site/).check();
  }
  const used = await page.evaluate(() => localStorage.getItem('reader-theme'));
  expect(JSON.parse(used ?? '')).toMatchObject({
    'material-ui': { isUsed: true },
    'joy-ui': { isUsed: true },
  });
});

import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { recordRequests, waitForIsland } from './support/islands';
import { openLive, openPage } from './support/page';
import { expect, SMOKE, test } from './support/test';

const PAGE = '/material-ui/guides/localization';

async function openDemo(name: string, path = PAGE): Promise<Page> {
  const page = await openLive(path);
  await page.locator(`#${name}`).scrollIntoViewIfNeeded();
  await waitForIsland(page, name, 'hydrated');
  return page;
}

test('the demo shows the texts of the chosen locale, in the direction of its language', async () => {
  const page = await openDemo('Locales');
  const demo = page.locator('#Locales');
  await demo.getByText('Zeilen pro Seite:').waitFor();
  await demo.locator('select[name="locale"]').selectOption('heIL');
  await demo.getByText('שורות בעמוד:').waitFor();
  expect(await demo.locator('.MuiStack-root[dir="rtl"]').count()).toBe(1);
  expect(await demo.getByRole('button', { name: 'סגור' }).count()).toBe(1);
  await demo.locator('select[name="locale"]').selectOption('enUS');
  await demo.getByText('Rows per page:').waitFor();
  await demo.getByRole('combobox', { name: 'City' }).click();
  await demo.getByText('No options').waitFor();
  await expectNoAxeViolations(page);
});

test('the list of locales says which texts a locale doesn’t have', async () => {
  const page = await openDemo('LocaleTexts');
  const demo = page.locator('#LocaleTexts');
  const row = demo.getByRole('row', { name: /^Pagination aria-label/ });
  expect(await row.innerText()).toContain('No text: English');
  await demo.locator('select[name="locale"]').selectOption('deDE');
  await row.getByText('Navigation via Seitennummerierung').waitFor();
  expect(await demo.getByText('No text: English').count()).toBe(0);
});

for (const [language, title, missing] of [
  ['', 'Chinese (China)', 'In English:'],
  ['/zh', '中文（中国）', '显示英文：'],
] as const) {
  test(`the table in the language at "${language}/" lists all locales, and finds some`, async () => {
    const page = await openPage(language + PAGE);
    const table = page.locator('[data-island="locales-tool"]');
    expect(await table.getByRole('rowheader').count()).toBe(59);
    await table.scrollIntoViewIfNeeded();
    await waitForIsland(page, 'locales-tool', 'hydrated');
    await table.getByRole('searchbox').fill('zhcn');
    await table.getByRole('rowheader', { name: title }).waitFor();
    expect(await table.getByRole('rowheader').count()).toBe(1);
    expect(await table.getByRole('row').last().innerText()).toContain(missing);
    await table.getByRole('searchbox').fill('klingon');
    expect(await table.getByRole('rowheader').count()).toBe(0);
  });
}

test('a demo of any page is shown with a locale, which loads on demand', SMOKE, async () => {
  const page = await openDemo('BasicRating', '/material-ui/react-rating');
  const requests = recordRequests(page, /demo-locales/);
  const demo = page.locator('#BasicRating');
  const toolbar = demo.getByRole('toolbar');
  await toolbar.locator('[aria-haspopup="menu"]').last().click();
  expect(requests).toEqual([]);
  await demo.getByRole('menuitem', { name: 'Locale of the components' }).click();
  const select = toolbar.getByRole('combobox', { name: /^Locale of the components/ });
  await select.waitFor();
  await expect(select).toBeFocused();
  await select.selectOption({ label: 'Arabic (Egypt)' });
  await demo.locator('[data-island][dir="rtl"]').waitFor();
  await demo.getByText('2 نجوم').first().waitFor({ state: 'attached' });
  // Away from the copy button, whose hint for the keyboard isn't a part of its name.
  await page.mouse.move(0, 0);
  await expectNoAxeViolations(page);
  await select.selectOption('');
  await demo.locator('[data-island][dir="rtl"]').waitFor({ state: 'detached' });
});

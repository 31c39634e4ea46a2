import { MENU_PRODUCTS } from '@component-docs/kit/shared/site/products';
import { expectNoAxeViolations } from './support/axe';
import { waitForIsland } from './support/islands';
import { openPage } from './support/page';
import type { PageOptions } from './support/page';
import { allowProblems, NOT_FOUND } from './support/pageProblems';
import { recordShifts, shiftsOf } from './support/shifts';
import { expect, SMOKE, test } from './support/test';

const MISTYPED = '/material-ui/react-buton';

/** Opens an address that has no page; records layout shifts from the start. */
async function openMissing(path: string, options: PageOptions = {}) {
  const page = await openPage(path, {
    ...options,
    beforeLoad: recordShifts,
  });
  // The one complaint is the address itself.
  allowProblems(page, NOT_FOUND);
  await waitForIsland(page, 'page-finder', 'hydrated');
  return page;
}

for (const [address, text, href] of [
  [MISTYPED, 'Did you mean Button?', '/material-ui/react-button'],
  ['/docs/react-button', 'Did you mean Button?', '/material-ui/react-button'],
  ['/material-ui/api/buton', 'Did you mean Button API?', '/material-ui/api/button'],
  ['/zh/material-ui/react-buton', '你要找的是不是', '/zh/material-ui/react-button'],
] as const) {
  test(`${address}: the nearest page is proposed, and nothing moves`, async () => {
    const page = await openMissing(address);
    const suggestion = page.locator('main [role="status"] a');
    await suggestion.waitFor();
    expect(await page.locator('main').innerText()).toContain(text);
    expect(await suggestion.getAttribute('href')).toBe(href);
    expect(await page.locator('main [role="status"]').first().innerText()).toContain(
      'Material UI · /',
    );
    expect(await shiftsOf(page)).toEqual([]);
    await expectNoAxeViolations(page);
  });
}

test('an address like no other gets no suggestion', SMOKE, async () => {
  const page = await openMissing('/wp-login.php');
  await page.getByRole('searchbox').fill('button');
  await page.getByText(/Results: /).waitFor();
  expect(await page.getByText('Did you mean').count()).toBe(0);
});

test('the search is complete by keyboard, and says how much it found', SMOKE, async () => {
  const page = await openMissing(MISTYPED);
  const field = page.getByRole('searchbox', { name: 'Find a page by its title' });
  await field.focus();
  await page.keyboard.type('usage');
  await page.getByText(/Results: /).waitFor();
  await expectNoAxeViolations(page, 'with results');
  const result = page.getByRole('search').getByRole('link').first();
  await page.keyboard.press('ArrowDown');
  await expect(result).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  expect(await field.inputValue()).toBe('');
  await page.keyboard.type('zzz');
  await page.getByText(/^Nothing was found/).waitFor();
  await field.fill('default theme');
  await page.getByRole('link', { name: 'Default theme viewer', exact: true }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/material-ui/customization/default-theme');
});

test('without JavaScript there are ways on, and no field that does nothing', async () => {
  const page = await openPage(MISTYPED, { javaScriptEnabled: false });
  allowProblems(page, NOT_FOUND);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
    'This page does not exist',
  );
  const links = page.locator('main').getByRole('link');
  expect(await links.allInnerTexts()).toEqual(['Home', ...MENU_PRODUCTS.map(({ name }) => name)]);
  expect(await page.getByRole('searchbox').count()).toBe(0);
});

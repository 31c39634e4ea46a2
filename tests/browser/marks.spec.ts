import type { Locator, Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { openLive } from './support/page';
import { openSearch, searchFor, searchOptions } from './support/search';
import { test } from './support/test';

const GRID = '/x/react-data-grid';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Documentation' });
const shown = (texts: Locator) => texts.filter({ visible: true }).first().waitFor();

async function filter(scope: Locator, text: string): Promise<void> {
  await scope.getByRole('searchbox', { name: 'Filter pages' }).fill(text);
}

/** The marks of what a filter finds: those of pages, and of external ones. */
async function expectMarks(scope: Locator): Promise<void> {
  await filter(scope, 'Copy and paste');
  await shown(scope.getByText(/^New$/));
  await filter(scope, 'Master detail');
  await shown(scope.getByRole('img', { name: 'Pro plan' }));
  await filter(scope, 'DataGridPremium');
  await shown(scope.getByRole('img', { name: 'Premium plan' }));
}

test('the side navigation and its filter show flags and plans', async () => {
  const page = await openLive(GRID);
  await expectMarks(navigation(page));
});

test('the drawer and its filter show flags and plans', async () => {
  const page = await openLive(GRID, { viewport: { width: 390, height: 844 } });
  await page.getByRole('button', { name: 'Open main navigation' }).click();
  await expectMarks(page.getByRole('dialog', { name: 'Main navigation' }));
});

test('the cards of an overview show flags', async ({ page }) => {
  await page.goto('/material-ui/all-components');
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /^Grid\s*Deprecated$/ });
  await card.waitFor();
});

test('the search shows the flags of the pages that it finds', async () => {
  const page = await openSearch();
  await searchFor(page, 'Grid');
  const option = searchOptions(page).filter({ hasText: /^Grid\s*Deprecated/ });
  await option.waitFor();
  await expectNoAxeViolations(page, 'the results', 'dialog');
});

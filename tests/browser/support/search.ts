import type { Locator, Page } from 'playwright-core';
import { openLive } from './page';
import type { PageOptions } from './page';

/** The page that tests of the search start from. */
export const START = '/material-ui/react-button';

/** The addresses of the indexes, without the texts for excerpts. */
export const INDEXES = /\/assets\/search\/[^/]*-index\.\w+\.json$/;

/** The addresses of the texts for excerpts. */
export const TEXTS = /\/assets\/search\/[^/]*-texts\.\w+\.json$/;

export const searchButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(?:Search…|搜索……)$/ });
export const searchDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(?:Search|搜索)$/ });
/** Where a search is: in the dialog, or on the page of its results. A page may have other lists. */
const search = (page: Page): Locator => page.locator('dialog, [data-island="search-page"]');
export const searchField = (page: Page): Locator => search(page).getByRole('combobox');
export const searchOptions = (page: Page): Locator => search(page).getByRole('option');
export const searchStatus = (page: Page): Locator => search(page).getByRole('status');

/** Opens a page, and on it the search. */
export async function openSearch(path = START, options: PageOptions = {}): Promise<Page> {
  const page = await openLive(path, options);
  await page.keyboard.press('Control+k');
  await searchField(page).waitFor();
  return page;
}

/** Types a query into the search, and waits for its results. Those of the query before it go first. */
export async function searchFor(page: Page, query: string): Promise<void> {
  const count = searchStatus(page).getByText(/^(?:Results|结果)/);
  await searchField(page).fill('');
  await count.waitFor({ state: 'detached' });
  await searchField(page).fill(query);
  await count.waitFor();
  await searchOptions(page).first().waitFor();
}

/** Returns the text and the address of the active option. */
export const activeOption = (page: Page) =>
  searchField(page).evaluate((input) => {
    const option = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    return { text: option?.textContent, href: option?.getAttribute('href') };
  });

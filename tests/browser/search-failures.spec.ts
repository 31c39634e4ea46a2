import { openLive } from './support/page';
import {
  INDEXES,
  openSearch,
  searchDialog,
  searchField,
  searchFor,
  searchStatus,
  START,
} from './support/search';
import { allowProblems } from './support/pageProblems';
import { expect, SMOKE, test } from './support/test';

test('a query that is too long, or has no words, is answered', async () => {
  const page = await openSearch();
  await searchField(page).fill('slider '.repeat(1500));
  await searchStatus(page).getByText('Only the first 100 characters are searched for.').waitFor();
  await searchField(page).fill('"?? [%]');
  await searchStatus(page).getByText('Type letters or digits to search for.').waitFor();
  await searchField(page).fill('slider qqqq');
  await searchStatus(page)
    .getByText(/^Nothing has all of these words/)
    .waitFor();
});

for (const [name, answer] of [
  ['is missing', { status: 404, body: 'Not found' }],
  ['is cut short', { status: 200, body: '{"pages":[[0,"Button"' }],
  ['is another page', { status: 200, body: '<!doctype html>' }],
] as const) {
  test(`an index that ${name}: says so, leads on, and tries again`, async () => {
    const page = await openLive(START);
    allowProblems(page);
    await page.context().route(INDEXES, (route) => route.fulfill(answer));
    await page.keyboard.press('Control+k');
    await searchField(page).fill('slider');
    await searchStatus(page)
      .getByText(/^The search could not be loaded/)
      .waitFor();
    const product = searchDialog(page).getByRole('link', { name: 'Joy UI' });
    expect(await product.getAttribute('href')).toBe('/joy-ui/getting-started');
    await page.context().unroute(INDEXES);
    await searchFor(page, 'sliders');
  });
}

test('a worker whose file is missing: says so, and leads on', SMOKE, async () => {
  const page = await openLive(START);
  allowProblems(page);
  await page.context().route(/search-worker[^/]*\.js$/, (route) => route.abort());
  await page.keyboard.press('Control+k');
  await searchField(page).fill('slider');
  await searchStatus(page)
    .getByText(/^The search could not be loaded/)
    .waitFor();
  expect(await searchDialog(page).getByRole('link', { name: 'Material UI' }).count()).toBe(1);
});

test('a browser that starts no workers: says so, and leads on', async () => {
  const page = await openLive(START, {
    beforeLoad: (fresh) => fresh.addInitScript(() => Reflect.deleteProperty(window, 'Worker')),
  });
  await page.keyboard.press('Control+k');
  await searchField(page).fill('slider');
  await searchStatus(page)
    .getByText(/^The search could not be loaded/)
    .waitFor();
});

/** Opens the search of a reader whose browser keeps something already. */
const openWith = (stored: string) =>
  openSearch(START, {
    beforeLoad: (page) =>
      page.addInitScript((text) => localStorage.setItem('search-pages-en', text), stored),
  });

const pages = (titles: readonly string[]) =>
  titles.map((title) => ({ title, path: `/material-ui/react-${title.toLowerCase()}` }));

test('a seventh favorite is refused with a reason, and replaces none', async () => {
  const favorites = pages(['Alert', 'Badge', 'Card', 'Fab', 'Grid', 'Link']);
  const page = await openWith(JSON.stringify({ recent: pages(['Rating']), favorites }));
  await page.getByRole('button', { name: 'Favorite: Rating' }).click();
  await expect(searchStatus(page)).toHaveText(/^You have 6 favorites, the most there can be/);
  await expect(page.getByRole('button', { name: /^Favorite: /, pressed: true })).toHaveCount(6);
  await page.getByRole('button', { name: 'Favorite: Card' }).click();
  await page.getByRole('button', { name: 'Favorite: Rating' }).click();
  await expect(searchStatus(page)).toHaveText('');
  await expect(page.getByRole('button', { name: 'Favorite: Rating', pressed: true })).toBeVisible();
});

test('favorites of a later version are kept, and the search says so', async () => {
  const later = '{"version":3,"lists":[{"name":"Work","pages":["/a"]}]}';
  const page = await openWith(later);
  await expect(searchStatus(page)).toHaveText(/^A later version of this site/);
  await searchFor(page, 'rating');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== START);
  expect(await page.evaluate(() => localStorage.getItem('search-pages-en'))).toBe(later);
});

test('the search field takes no more than is searched for', async () => {
  const page = await openSearch();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('slider '.repeat(1_000_000)));
  await searchField(page).press('Control+v');
  await expect(searchStatus(page)).toContainText('Only the first 100 characters');
  expect((await searchField(page).inputValue()).length).toBeLessThanOrEqual(200);
});

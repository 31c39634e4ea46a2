import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { emulateRtl, openPage, settleAnimations, waitForHydration } from './support/page';
import type { PageOptions } from './support/page';
import { recordRequests } from './support/islands';
import { expectSilentConsole } from './support/pageProblems';

const PAGE = '/material-ui/react-button';
const INDEXES = /\/assets\/search\/[^/]*-index\.\w+\.json$/;

const button = (page: Page) => page.getByRole('button', { name: /^(?:Search…|搜索……)$/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^(?:Search|搜索)$/ });
const field = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');
const status = (page: Page) => page.locator('dialog').getByRole('status');

async function openSite(path = PAGE, options_: PageOptions = {}): Promise<Page> {
  const page = await openPage(path, options_);
  await waitForHydration(page);
  return page;
}

async function openSearch(path = PAGE, options_: PageOptions = {}): Promise<Page> {
  const page = await openSite(path, options_);
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  return page;
}

/** Types a query and waits for its results. */
async function search(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await status(page)
    .getByText(/^(?:Results|结果)/)
    .waitFor();
  await options(page).first().waitFor();
}

/** The text and the address of the active option. */
const active = (page: Page) =>
  field(page).evaluate((input) => {
    const option = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    return { text: option?.textContent, href: option?.getAttribute('href') };
  });

/** A mark on the document, which a full load would remove. */
const markDocument = (page: Page) => page.evaluate(() => void (document.title += ' (marked)'));

test('nothing of the search loads before a reader is about to use it', async () => {
  const page = await openSite();
  const requested = recordRequests(page, /search/);
  await page.mouse.move(400, 400);
  expect(requested).toEqual([]);
  const code = page.waitForRequest(/\/search\.\w+\.js$/);
  await button(page).hover();
  await code;
  expect(requested.filter((url) => INDEXES.test(url))).toEqual([]);
});

test.each([
  ['the button', async (page: Page) => button(page).click()],
  ['Ctrl+K', async (page: Page) => page.keyboard.press('Control+k')],
  ['⌘K', async (page: Page) => page.keyboard.press('Meta+k')],
  ['a slash', async (page: Page) => page.keyboard.press('/')],
])('%s opens it, and Escape returns to where the reader was', async (_, open) => {
  const page = await openSite();
  await button(page).focus();
  await open(page);
  await dialog(page).waitFor();
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await field(page).inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await button(page).evaluate((each) => each === document.activeElement)).toBe(true);
  expectSilentConsole(page);
});

test('a slash in a text field is only typed', async () => {
  const page = await openSite();
  const filter = page.getByRole('searchbox', { name: 'Filter pages' }).first();
  await filter.focus();
  await page.keyboard.press('/');
  expect(await filter.inputValue()).toBe('/');
  expect(await dialog(page).count()).toBe(0);
});

test('what is typed on the button becomes the query, also while the search loads', async () => {
  const page = await openSite();
  await button(page).focus();
  await page.keyboard.type('slid');
  await field(page).waitFor();
  await options(page).filter({ hasText: 'Slider' }).first().waitFor();
  expect(await field(page).inputValue()).toMatch(/^slid/);
});

test('finds the page’s product first, and marks the words', async () => {
  const page = await openSearch();
  const indexes = recordRequests(page, INDEXES);
  await search(page, 'button color');
  expect(await active(page)).toMatchObject({ href: '/material-ui/api/button#button-prop-color' });
  expect(await options(page).first().locator('mark').allTextContents()).toContain('color');
  expect(await page.getByRole('radio', { name: 'Material UI' }).isChecked()).toBe(true);
  expect(indexes.filter((url) => !url.includes('material-ui'))).toEqual([]);
  await expectNoAxeViolations(page);
  expectSilentConsole(page);
});

test('arrow keys choose a result, and Enter goes there without a new document', async () => {
  const page = await openSearch();
  await search(page, 'slider');
  const first = await active(page);
  await page.keyboard.press('ArrowDown');
  const second = await active(page);
  expect(second.href).not.toBe(first.href);
  await page.keyboard.press('ArrowUp');
  expect(await active(page)).toEqual(first);
  await page.keyboard.press('ArrowUp');
  expect(await active(page)).toMatchObject({
    href: await options(page).last().getAttribute('href'),
  });
  await page.keyboard.press('ArrowDown');
  await markDocument(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/material-ui/api/slider');
  await page.getByRole('heading', { level: 1, name: 'Slider' }).waitFor();
  await dialog(page).waitFor({ state: 'hidden' });
  const loads = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);
  expect(loads).toContain(PAGE);
});

test('Enter before the results are there follows the first of them', async () => {
  const page = await openSearch();
  await page.keyboard.type('slider');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/material-ui/api/slider');
});

test('Ctrl+Enter opens a result in a new tab, and the search stays', async () => {
  const page = await openSearch();
  await search(page, 'slider');
  const tab = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  expect((await tab).url()).toContain('/material-ui/api/slider');
  expect(await dialog(page).isVisible()).toBe(true);
});

test('a click on a result follows it', async () => {
  const page = await openSearch();
  await search(page, 'slider');
  await options(page).filter({ hasText: 'MuiSlider' }).first().click();
  await page.waitForURL('**/material-ui/api/slider#*');
  await dialog(page).waitFor({ state: 'hidden' });
});

test('Tab moves to the products, and arrow keys change what is searched', async () => {
  const page = await openSearch();
  await search(page, 'select');
  await field(page).press('Tab');
  await page.keyboard.press('ArrowRight');
  await options(page).filter({ hasText: 'Base UI' }).first().waitFor();
  expect(await page.getByRole('radio', { name: 'Base UI' }).isChecked()).toBe(true);
  expect((await active(page)).href).toMatch(/^\/base-ui\//);
});

test('looks into other products when nothing is found in the current one', async () => {
  const page = await openSearch();
  await field(page).fill('GridColDef');
  await status(page)
    .getByText(/^Nothing in Material UI\. Results in other products: \d+/)
    .waitFor();
  expect((await active(page)).href).toMatch(/^\/x\/api\/data-grid\//);
});

test.each([
  ['prop:anchorEl', 'Prop'],
  ['class:MuiButton-root', 'CSS class'],
  ['slot:paper', 'Slot'],
  ['demo:upload', 'Demo'],
])('%s finds nothing but entries of the kind %s', async (query, kind) => {
  const page = await openSearch();
  await search(page, query);
  const texts = await options(page).allInnerTexts();
  expect(texts.filter((text) => !text.includes(kind))).toEqual([]);
});

test('words of the other language and of the field find pages, too', async () => {
  const page = await openSearch();
  await search(page, '按钮');
  expect(await active(page)).toMatchObject({ href: PAGE });
  await search(page, 'toast');
  expect((await active(page)).href).toContain('/api/snackbar');
});

test('works in Chinese', async () => {
  const page = await openSearch(`/zh${PAGE}`);
  await search(page, '按钮颜色');
  expect((await active(page)).href).toMatch(/^\/zh\/material-ui\//);
  await search(page, 'button');
  expect(await active(page)).toMatchObject({ href: `/zh${PAGE}` });
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await dialog(page).waitFor({ state: 'hidden' });
  expectSilentConsole(page);
});

test('keys that compose Chinese choose no result', async () => {
  const page = await openSearch(`/zh${PAGE}`);
  await search(page, 'slider');
  await field(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  expect(await dialog(page).isVisible()).toBe(true);
  expect(page.url()).toContain(PAGE);
});

test('starts with shortcuts, recent pages, and favorites, which stay', async () => {
  const page = await openSearch();
  await page.getByRole('heading', { name: 'Material UI' }).waitFor();
  await expectNoAxeViolations(page, 'start screen');
  await search(page, 'slider');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/material-ui/api/slider');
  await page.keyboard.press('Control+k');
  await page.getByRole('heading', { name: 'Recent' }).waitFor();
  await page.getByRole('button', { name: 'Favorite: Slider API' }).click();
  await page.getByRole('heading', { name: 'Favorites' }).waitFor();
  await page.reload();
  await waitForHydration(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('heading', { name: 'Favorites' }).waitFor();
  await field(page).press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Slider API');
  await expectNoAxeViolations(page, 'with favorites');
});

test('what is stored under its key by something else does no harm', async () => {
  const page = await openSearch(PAGE, {
    beforeLoad: async (fresh) => {
      await fresh.addInitScript(() =>
        localStorage.setItem('search-pages-en', '{"recent":[{"title":1},"x"],"favorites":7}'),
      );
    },
  });
  await page.getByRole('heading', { name: 'Material UI' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Recent' }).count()).toBe(0);
  expectSilentConsole(page);
});

test.each([
  ['light', { width: 1280, height: 800 }],
  ['dark', { width: 390, height: 844 }],
] as const)('is accessible in %s mode', async (colorScheme, viewport) => {
  const page = await openSearch(PAGE, { colorScheme, viewport });
  await search(page, 'button');
  await settleAnimations(page);
  await expectNoAxeViolations(page);
});

test('fills the screen of a phone, and is a box on a desktop', async () => {
  const phone = await openSearch(PAGE, { viewport: { width: 390, height: 844 } });
  expect(await dialog(phone).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  const desktop = await openSearch(PAGE);
  const box = await dialog(desktop).boundingBox();
  expect(box?.width).toBe(640);
  expect(box?.height).toBeGreaterThanOrEqual(384);
});

test('works from right to left', async () => {
  const page = await openSite(PAGE, { viewport: { width: 390, height: 844 } });
  await emulateRtl(page);
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  await search(page, 'button');
  const close = await page.getByRole('button', { name: 'Close the search' }).boundingBox();
  expect(close?.x).toBeLessThan(100);
  expect(await dialog(page).evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
});

test('a query that is too long, or has no words, is answered', async () => {
  const page = await openSearch();
  await field(page).fill('slider '.repeat(1500));
  await status(page).getByText('Only the first 100 characters are searched for.').waitFor();
  await field(page).fill('"?? [%]');
  await status(page).getByText('Type letters or digits to search for.').waitFor();
  await field(page).fill('slider qqqq');
  await status(page)
    .getByText(/^Nothing has all of these words/)
    .waitFor();
  expectSilentConsole(page);
});

test.each([
  ['is missing', { status: 404, body: 'Not found' }],
  ['is cut short', { status: 200, body: '{"pages":[[0,"Button"' }],
  ['is another page', { status: 200, body: '<!doctype html>' }],
])('an index that %s: says so, leads on, and tries again', async (_, answer) => {
  const page = await openSite();
  await page.context().route(INDEXES, (route) => route.fulfill(answer));
  await page.keyboard.press('Control+k');
  await field(page).fill('slider');
  await status(page)
    .getByText(/^The search could not be loaded/)
    .waitFor();
  const product = dialog(page).getByRole('link', { name: 'Joy UI' });
  expect(await product.getAttribute('href')).toBe('/joy-ui/getting-started');
  await page.context().unroute(INDEXES);
  await search(page, 'sliders');
});

test.each([
  ['whose file is missing', /search-worker[^/]*\.js$/],
  ['whose library is missing', /minisearch[^/]*\.js$/],
])('a worker %s: says so, and leads on', async (_, file) => {
  const page = await openSite();
  await page.context().route(file, (route) => route.abort());
  await page.keyboard.press('Control+k');
  await field(page).fill('slider');
  await status(page)
    .getByText(/^The search could not be loaded/)
    .waitFor();
  expect(await dialog(page).getByRole('link', { name: 'Material UI' }).count()).toBe(1);
});

test('a browser that starts no workers: says so, and leads on', async () => {
  const page = await openSite(PAGE, {
    beforeLoad: (fresh) => fresh.addInitScript(() => Reflect.deleteProperty(window, 'Worker')),
  });
  await page.keyboard.press('Control+k');
  await field(page).fill('slider');
  await status(page)
    .getByText(/^The search could not be loaded/)
    .waitFor();
  expectSilentConsole(page);
});

test('the results page has the query in its address', async () => {
  const page = await openSite('/search?q=slider');
  await options(page).first().waitFor();
  expect((await active(page)).href).toContain('slider');
  await expectNoAxeViolations(page);
  await field(page).fill('按钮 & 100%');
  expect(new URL(page.url()).searchParams.get('q')).toBe('按钮 & 100%');
  await field(page).fill('slider');
  await options(page).filter({ hasText: 'Slider' }).first().waitFor();
  await field(page).press('ArrowDown');
  await field(page).press('Enter');
  await page.waitForURL(/\/api\/slider/);
});

test('the dialog leads to the results page', async () => {
  const page = await openSearch(`/zh${PAGE}`);
  await search(page, '滑块');
  await page.getByRole('link', { name: '全部结果' }).click();
  await page.waitForURL(/\/zh\/search\?q=/);
  await options(page).first().waitFor();
  expect(await field(page).inputValue()).toBe('滑块');
  expect((await active(page)).href).toMatch(/^\/zh\//);
});

test('the button keeps its width when its shortcut appears, and is hidden without JavaScript', async () => {
  const still = await openPage(PAGE, { javaScriptEnabled: false });
  expect(await button(still).isVisible()).toBe(false);
  const page = await openPage(PAGE, {
    beforeLoad: (fresh) =>
      fresh.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => shifts.push(list.getEntries().length)).observe({
          type: 'layout-shift',
          buffered: true,
        });
      }),
  });
  await waitForHydration(page);
  await button(page).getByText('Ctrl+K').waitFor();
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

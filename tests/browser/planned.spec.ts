import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { waitForIsland } from './support/islands';
import { openPage, waitForHydration } from './support/page';
import { expectSilentConsole, problemsOf } from './support/pageProblems';
import { openSearch, searchFor, searchOptions } from './support/search';
import { expect, test } from './support/test';

const GANTT = 'https://v7.mui.com/x/react-charts/gantt/';
const LANGUAGES = ['', '/zh'];

const navigation = (page: Page) =>
  page.getByRole('navigation', { name: /^(?:Documentation|文档)$/ });
const filterField = (page: Page) =>
  page.getByRole('searchbox', { name: /^(?:Filter pages|筛选页面)$/ });

async function attributesOf(page: Page, href: string) {
  return page
    .locator(`a[href="${href}"]`)
    .filter({ visible: true })
    .first()
    .evaluate((link) => [link.getAttribute('target'), link.getAttribute('rel')]);
}

const NEW_TAB = ['_blank', 'noopener noreferrer'];

for (const prefix of LANGUAGES) {
  test.describe(`${prefix}: a planned page`, () => {
    test('leads to the official one from the side navigation', async ({ page }) => {
      await page.goto(`${prefix}/x/react-data-grid`);
      await waitForHydration(page);
      await navigation(page)
        .getByRole('button', { name: /^(?:Show planned pages|显示规划中的页面)/ })
        .click();
      await filterField(page).fill('gantt');
      const item = navigation(page).locator(`a[href="${GANTT}"]`);
      await item.waitFor();
      expect(await item.innerText()).toMatch(/Planned|规划中/);
      const link = navigation(page).getByRole('link', { name: /(?:opens in new tab\)|打开）)$/ });
      expect(await item.and(link).count()).toBe(1);
      expect(await attributesOf(page, GANTT)).toEqual(NEW_TAB);
      await expectNoAxeViolations(page);
      expectSilentConsole(page);
    });

    test('leads to the official one from the drawer', async () => {
      const page = await openPage(`${prefix}/x/react-data-grid`, {
        viewport: { width: 390, height: 844 },
      });
      await waitForHydration(page);
      await page.getByRole('button', { name: /^(?:Open main navigation|打开主导航)$/ }).click();
      await filterField(page).fill('gantt');
      await page.getByRole('dialog').locator(`a[href="${GANTT}"]`).waitFor();
      expect(await attributesOf(page, GANTT)).toEqual(NEW_TAB);
      await expectNoAxeViolations(page);
      expectSilentConsole(page);
    });

    test('is a hit of the search, which leads to the official one', async () => {
      const page = await openSearch(`${prefix}/x/react-data-grid`);
      await searchFor(page, 'gantt');
      const href = GANTT;
      const hit = searchOptions(page).and(page.locator(`[href="${href}"]`));
      expect(await hit.innerText()).toMatch(/Planned here · official page|规划中 · 官方页面/);
      expect(await attributesOf(page, href)).toEqual(NEW_TAB);
      await expectNoAxeViolations(page, 'the results', 'dialog');
      expectSilentConsole(page);
    });

    test('ranks below a written one of the same name', async () => {
      const page = await openSearch(`${prefix}/`);
      await searchFor(page, 'slider');
      const addresses = await searchOptions(page).evaluateAll((options) =>
        options.map((option) => option.getAttribute('href') ?? ''),
      );
      const official = addresses.findIndex((address) => address.startsWith('https://'));
      const written = addresses.indexOf(`${prefix}/material-ui/react-slider`);
      expect(written).toBe(0);
      expect(official).toBeGreaterThan(written);
    });

    for (const address of [
      '/joy-ui/react-slider',
      '/joy-ui/react-slider/',
      '/joy-ui/react-slider#slider-inputs',
      '/joy-ui/react-slider/?utm_source=a#slider-inputs',
      '/joy-ui/react-slider.html',
      '/joy-ui/slider',
    ]) {
      test(`answers to ${address} with where its subject is described`, async ({ page }) => {
        await page.goto(prefix + address);
        const notice = page.getByRole('status').locator('[data-planned-page]');
        await notice.waitFor();
        expect(await notice.getByRole('heading', { level: 2 }).innerText()).toContain('Slider');
        expect(await notice.innerText()).toContain('Joy UI');
        const links = await notice
          .getByRole('link')
          .evaluateAll((list) => list.map((link) => link.getAttribute('href')));
        expect(links).toEqual([
          'https://v6.mui.com/joy-ui/react-slider/',
          ...['/joy-ui/api/slider', '/material-ui/react-slider', '/base-ui/react-slider'].map(
            (path) => prefix + path,
          ),
          ...links.slice(4),
        ]);
        expect(links.slice(4).every((link) => link?.startsWith(`${prefix}/joy-ui/`))).toBe(true);
        expect(await page.getByText(/Did you mean|你要找的是不是/).count()).toBe(0);
      });
    }

    test('has a notice on the 404 page that can be read by all', async ({ page }) => {
      await page.goto(`${prefix}/x/react-charts/gantt/`);
      await page.locator('[data-planned-page]').waitFor();
      await expectNoAxeViolations(page);
      expect(await attributesOf(page, GANTT)).toEqual(NEW_TAB);
      // The one complaint is the address itself.
      expect(problemsOf(page).filter((problem) => !problem.includes('404'))).toEqual([]);
    });
  });
}

for (const [address, official] of [
  // The addresses of earlier releases of the official site.
  ['/components/charts', 'https://v7.mui.com/x/react-charts/'],
  ['/components/date-pickers/', 'https://v7.mui.com/x/react-date-pickers/'],
] as const) {
  test(`${address}, an address of earlier releases, is that of a planned page`, async ({
    page,
  }) => {
    await page.goto(address);
    await page.locator(`[data-planned-page] a[href="${official}"]`).waitFor();
  });
}

test('the notice goes while the reader searches, and what is planned is found there, too', async ({
  page,
}) => {
  await page.goto('/joy-ui/react-slider');
  await page.locator('[data-planned-page]').waitFor();
  await waitForIsland(page, 'page-finder', 'hydrated');
  await page.getByRole('searchbox').fill('gantt');
  const href = GANTT;
  await page.getByRole('main').locator(`a[href="${href}"]`).waitFor();
  expect(await page.locator('[data-planned-page]').count()).toBe(0);
  await page.getByRole('searchbox').fill('');
  await page.locator('[data-planned-page]').waitFor();
});

test('a missing list of planned pages leaves the 404 page as it is', async () => {
  const page = await openPage('/material-ui/react-buton', {
    beforeLoad: (fresh) => fresh.route('**/planned.json', (route) => route.abort()),
  });
  await page.getByText('Did you mean').waitFor();
});

test('without JavaScript, the address of a planned page has ways on', async () => {
  const page = await openPage('/joy-ui/react-slider', { javaScriptEnabled: false });
  const links = page.getByRole('main').getByRole('link');
  expect(await links.first().innerText()).toBe('Home');
  expect(await links.filter({ hasText: 'Joy UI' }).isVisible()).toBe(true);
});

for (const path of ['/', '/material-ui/react-button', '/x/react-data-grid']) {
  test(`${path} loads no list of planned pages`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    const names = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => name.endsWith('/planned.json'))).toEqual([]);
  });
}

for (const [path, official] of LANGUAGES.flatMap((prefix) =>
  [
    ['/x/introduction', 'https://v7.mui.com/x/react-charts/'],
    ['/joy-ui/getting-started', 'https://v6.mui.com/joy-ui/getting-started/usage/'],
    ['/toolpad/core/introduction', 'https://mui.com/toolpad/studio/getting-started/installation/'],
  ].map(([path, official]) => [prefix + path, official] as const),
)) {
  test(`the overview ${path} says what is documented here and what is not`, async ({ page }) => {
    await page.goto(path);
    const table = page.locator('main table', { has: page.locator(`a[href="${official}"]`) });
    await table.waitFor();
    expect(await table.getByRole('columnheader').count()).toBe(3);
    expect(await table.locator('a[href^="/"]').count()).toBeGreaterThan(0);
    await expectNoAxeViolations(page);
    expectSilentConsole(page);
  });
}

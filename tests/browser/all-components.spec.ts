import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { ISLAND_SCRIPTS, openRecording } from './support/islands';
import { emulateRtl, openLive, openPage, waitForHydration } from './support/page';
import { allowProblems } from './support/pageProblems';
import { expect, SMOKE, test } from './support/test';

const PAGE = '/material-ui/all-components';

function emptyThumbnails(page: Page): Promise<string[]> {
  return page
    .locator('[data-thumbnail]:empty')
    .evaluateAll((all) => all.map((element) => element.getAttribute('data-thumbnail') ?? ''));
}

for (const [address, colorScheme, count] of [
  [PAGE, 'light', 60],
  [PAGE, 'dark', 60],
  ['/joy-ui/all-components', 'light', 40],
  ['/joy-ui/all-components', 'dark', 40],
  ['/base-ui/all-components', 'light', 30],
  ['/base-ui/all-components', 'dark', 30],
  ['/toolpad/core/all-components', 'light', 8],
  ['/toolpad/core/all-components', 'dark', 8],
] as const) {
  test(`${address} has a thumbnail for every component, in ${colorScheme}`, async () => {
    const page = await openLive(address, { colorScheme });
    if (address === PAGE && colorScheme === 'dark') {
      await emulateRtl(page);
    }
    expect(await page.locator('[data-thumbnail]').count()).toBeGreaterThanOrEqual(count);
    expect(await emptyThumbnails(page)).toEqual([]);
    await expectNoAxeViolations(page);
  });
}

for (const address of [PAGE, '/joy-ui/all-components']) {
  test(`${address} loads no script of the library`, SMOKE, async () => {
    const { page, requests } = await openRecording(address, ISLAND_SCRIPTS);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
  });
}

test('links to pages, and to official ones of other components in a new tab', async ({ page }) => {
  await page.goto(PAGE);
  const card = (name: RegExp) => page.locator('main article li').getByRole('link', { name });
  expect(await card(/^Button$/).getAttribute('href')).toBe('/material-ui/react-button');
  const charts = card(/^Charts.*\(opens in new tab\)$/);
  expect(await charts.getAttribute('href')).toBe('https://v7.mui.com/x/react-charts/');
  expect(await charts.getAttribute('target')).toBe('_blank');
});

test('the groups are among the page’s contents, with English anchors in Chinese too', async () => {
  const page = await openPage(`/zh${PAGE}`);
  expect(await page.locator('h2#data-display').innerText()).toContain('数据展示');
  expect(await page.locator('.table-of-contents a[href="#data-display"]:visible').count()).toBe(1);
});

test('after navigation the thumbnails are there, with the styles they had', async ({ page }) => {
  const direct = await openPage(PAGE);
  const colorOf = (page: Page) =>
    page
      .locator('[data-thumbnail="material-ui/Button"] button')
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  const expected = await colorOf(direct);
  await page.goto('/');
  await waitForHydration(page);
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await page.locator(`main a[href="${PAGE}"]`).first().click();
  await page.locator('[data-thumbnail="material-ui/Timeline"] .MuiTimeline-root').first().waitFor();
  expect(await page.locator('body[data-same-document]').count()).toBe(1);
  expect(await emptyThumbnails(page)).toEqual([]);
  expect(await colorOf(page)).toBe(expected);
});

test('when the page can’t be fetched, a full load shows it, with cards that work', async () => {
  const page = await openLive('/');
  allowProblems(page);
  await page.route(`**${PAGE}`, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  await page.locator(`main a[href="${PAGE}"]`).first().click();
  await page.getByRole('heading', { level: 1, name: 'All Material UI components' }).waitFor();
  const main = page.locator('main article');
  expect(await main.getByRole('link', { name: 'Button', exact: true }).count()).toBe(1);
});

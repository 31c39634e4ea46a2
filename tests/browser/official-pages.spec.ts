import { expectNoAxeViolations } from './support/axe';
import { openContext } from './support/browser';
import { startFileHost } from './support/fileHost';
import type { LocalServer } from './support/localServer';
import { allowProblems, NOT_FOUND } from './support/pageProblems';
import { expect, test } from './support/test';

const LANGUAGES = ['', '/zh'];

const ADDRESSES: readonly (readonly [address: string, official: string])[] = [
  ['/x/react-charts/gantt', 'https://v7.mui.com/x/react-charts/gantt/'],
  ['/x/react-date-pickers/', 'https://v7.mui.com/x/react-date-pickers/'],
  ['/x/api/charts/axis-config', 'https://v7.mui.com/x/api/charts/axis-config/'],
  ['/x/migration/migration-pickers-v6', 'https://v7.mui.com/x/migration/migration-pickers-v6/'],
  ['/toolpad/studio/concepts/theming', 'https://mui.com/toolpad/studio/concepts/theming/'],
  ['/components/tree-view', 'https://v7.mui.com/x/react-tree-view/'],
];

test.describe('on our own server', () => {
  for (const [address, official] of ADDRESSES) {
    test(`${address} moves for good to the official page, in all languages`, async () => {
      const { request } = await openContext();
      for (const language of LANGUAGES) {
        const response = await request.get(`${language}${address}?a=1`, { maxRedirects: 0 });
        const { location } = response.headers();
        expect([response.status(), location]).toEqual([301, `${official}?a=1`]);
      }
    });
  }
});

test.describe('on a host that only serves files', () => {
  let host: LocalServer;
  // The one complaint is the address itself.
  test.beforeEach(({ page }) => allowProblems(page, NOT_FOUND));
  test.beforeAll(async () => {
    host = await startFileHost();
  });
  test.afterAll(() => host.close());

  for (const [address, official] of ADDRESSES) {
    test(`the 404 page for ${address} links to the official page`, async ({ page }) => {
      await page.goto(host.url + address);
      const notice = page.getByRole('status').filter({ hasText: 'documentation of' });
      const link = notice.locator(`a[href="${official}"]`);
      await link.waitFor();
      expect(await link.getAttribute('target')).toBe('_blank');
      const name = official.includes('toolpad') ? 'Toolpad Studio' : 'MUI X';
      expect(await notice.innerText()).toContain(`documentation of ${name}:`);
      expect(await page.getByText('Did you mean').count()).toBe(0);
    });
  }

  test('the notice can be read by all, and goes while the reader searches', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`${host.url}/x/react-date-pickers/date-time-range-picker`);
    const notice = page.getByText('documentation of MUI X:');
    await notice.waitFor();
    await expectNoAxeViolations(page);
    const main = page.getByRole('main');
    expect(await main.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('searchbox').fill('button');
    await page.getByRole('main').locator('a[href="/material-ui/react-button"]').waitFor();
    expect(await notice.count()).toBe(0);
    await page.getByRole('searchbox').fill('');
    await notice.waitFor();
  });

  test('the address of an announced component leads to what to do without it', async ({ page }) => {
    await page.goto(`${host.url}/toolpad/core/react-rbac`);
    await page.waitForURL('**/toolpad/core/introduction/not-in-this-version#roles-rbac');
    expect(await page.locator('#roles-rbac').isVisible()).toBe(true);
  });
});

for (const [path, official] of LANGUAGES.flatMap((prefix) =>
  [
    ['/x/introduction', 'https://v7.mui.com/x/react-charts/'],
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
  });
}

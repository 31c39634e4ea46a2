import {
  addressOfProduct,
  CATALOGUE,
  isDescribed,
} from '@component-docs/page-tree/shared/catalogue';
import manifest from '../../node_modules/@mui/material/package.json';
import { expectNoAxeViolations } from './support/axe';
import { emulateRtl, expectToFit, openLive, openPage, waitForHydration } from './support/page';
import { allowProblems, takeProblems } from './support/pageProblems';
import { expect, SMOKE, test } from './support/test';

const PAGES = ['/', '/versions', '/releases', '/production-error'];
const LOOKS = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 320 },
] as const;

const cases = PAGES.flatMap((path) =>
  [path, `/zh${path}`].flatMap((address) => LOOKS.map((look) => ({ address, ...look }))),
);

for (const { address, colorScheme, width } of cases) {
  test(`${address}, ${colorScheme} at ${width} px`, async () => {
    const page = await openLive(address, { colorScheme, viewport: { width, height: 800 } });
    const overflow = () =>
      page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await expectNoAxeViolations(page);
    await emulateRtl(page);
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
}

for (const [path, product, category] of [
  ['/versions', 'docs', 'null'],
  ['/zh/versions', 'docs', 'null'],
  ['/production-error', 'docs', 'null'],
  ['/experiments/docs/third-parties', 'docs-infra', 'null'],
  ['/zh/material-ui/react-button', 'material-ui', 'core'],
  ['/x/react-data-grid', 'x-data-grid', 'x'],
  ['/toolpad/core/introduction', 'toolpad-core', 'toolpad'],
  ['/search', 'null', 'null'],
  ['/', 'null', 'null'],
] as const) {
  test(`${path} says that its product is ${product} of the category ${category}`, async () => {
    const page = await openPage(path, { javaScriptEnabled: false });
    const metaOf = (name: string) =>
      page.locator(`meta[name="mui:${name}"]`).getAttribute('content');
    expect([await metaOf('productId'), await metaOf('productCategoryId')]).toEqual([
      product,
      category,
    ]);
  });
}

test(
  'the home page leads to what is described here, and to other sites',
  SMOKE,
  async ({ page }) => {
    await page.goto('/');
    const marked = page.locator('main li', { hasText: 'Official site only' });
    const all = CATALOGUE.flatMap(({ products }) => products);
    const elsewhere = all.filter((product) => !isDescribed(product));
    const links = marked.getByRole('link', { name: /\(opens in new tab\)$/ });
    expect(
      await links.evaluateAll((list) => list.map((link) => link.getAttribute('href'))),
    ).toEqual(elsewhere.map(addressOfProduct));
    const material = page.locator('main li', { hasText: '@mui/material' });
    expect(await material.innerText()).toContain(manifest.version);
    await material.getByRole('link', { name: 'Material UI' }).click();
    await page.waitForURL('**/material-ui/getting-started');
  },
);

test('the versions page shows what is installed, and links to older sites', async ({ page }) => {
  await page.goto('/zh/versions');
  const row = page.getByRole('row', { name: /^Material UI/ });
  expect(await row.innerText()).toContain(`v${manifest.version}`);
  await expect(row.getByRole('link', { name: 'Material UI v5' })).toHaveAttribute(
    'href',
    'https://v5.mui.com/zh/getting-started/installation/',
  );
});

test.describe('the production-error page', () => {
  test('is kept from search engines', async ({ page }) => {
    await page.goto('/production-error');
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  });

  for (const [path, crash, title, tryAgain, home] of [
    ['/production-error', 'Crash this page', 'This page crashed', 'Try again', 'Home page'],
    ['/zh/production-error', '让本页崩溃', '页面已崩溃', '重试', '首页'],
  ] as const) {
    test(`${path}: crashes into a page with ways on`, SMOKE, async ({ page }) => {
      allowProblems(page, /thrown on purpose/);
      await page.goto(path);
      await waitForHydration(page);
      await page.getByRole('button', { name: crash }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await page.evaluate(() => document.activeElement?.role)).toBe('alert');
      expect(await page.locator('main').innerText()).toContain('thrown on purpose');
      expect(takeProblems(page).join('\n')).toContain('thrown on purpose');
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: tryAgain }).click();
      await page.getByRole('button', { name: crash }).click();
      await page.getByRole('link', { name: home }).last().click();
      await page.waitForURL((url) => url.pathname.replace(/\/$/, '') === path.slice(0, -17));
      await page.locator('[data-island="showcase"] form').waitFor();
    });
  }

  test('throws where no boundary catches, and the page goes on', async () => {
    const page = await openLive('/production-error');
    await page.getByRole('button', { name: 'Throw an error' }).click();
    expect(takeProblems(page).join('\n')).toContain('uncaught: Error: This error was thrown');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Production error');
  });
});

for (const [about, releases] of [
  ['/about', '/releases'],
  ['/zh/about', '/zh/releases'],
] as const) {
  test(`${about} and its footer lead to the releases, newest first`, async ({ page }) => {
    await page.goto(about);
    await expect(page.locator('footer').locator(`a[href="${releases}"]`)).toBeVisible();
    await page.locator('main').locator(`a[href="${releases}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${releases}$`));
    await expect(page.getByRole('heading', { name: '0.1.0', exact: true })).toBeVisible();
  });
}

test('the contract is in English on a phone, too, with a notice, and about leads to it', async () => {
  const page = await openPage('/zh/about', { viewport: { width: 390, height: 844 } });
  await page.locator('main a[href$="/experiments/docs/third-parties"]').click();
  await page.getByRole('heading', { level: 1, name: 'Third parties' }).waitFor();
  expect(await page.locator('main [lang="en"] table').count()).toBe(3);
  await page.getByText('此页面尚未翻译').waitFor();
  await expectNoAxeViolations(page);
  await expectToFit(page);
});

import type { Page } from 'playwright-core';
import { MENU_PRODUCTS } from '@component-docs/kit/shared/site/products';
import { expectToFit, openLive, openPage, waitForHydration } from './support/page';
import { allowProblems, NOT_FOUND } from './support/pageProblems';
import { expect, test } from './support/test';

const header = (page: Page) => page.locator('.theme-layout-navbar');
const footer = (page: Page) => page.getByRole('contentinfo');

const linksOf = (page: Page) =>
  footer(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => `${link.textContent} ${link.getAttribute('href')}`),
    );

for (const [path, name] of [
  ['/material-ui/react-button', 'Material UI'],
  ['/joy-ui/react-button', 'Joy UI'],
  ['/base-ui/react-button', 'Base UI'],
  ['/joy-ui/api/button', 'Joy UI'],
  ['/x/react-data-grid', 'MUI X'],
  ['/zh/toolpad/core/introduction', 'Toolpad Core'],
] as const) {
  test(`the header of ${path} says that it belongs to ${name}, at every width of a desktop`, async () => {
    const page = await openPage(path, { viewport: { width: 1440, height: 800 } });
    const products = header(page).locator('.navbar__link:visible:not(.dropdown *)');
    expect(await products.allInnerTexts()).toEqual(MENU_PRODUCTS.map((product) => product.name));
    const current = header(page).locator('.navbar__link--active:visible');
    expect(await current.allInnerTexts()).toEqual([name]);
    await page.setViewportSize({ width: 1000, height: 800 });
    expect(await products.allInnerTexts()).toEqual(MENU_PRODUCTS.map((product) => product.name));
    const last = await products.last().boundingBox();
    const search = await header(page)
      .getByRole('button', { name: /^(Search|搜索)/ })
      .boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(search?.x ?? 0);
  });
}

test('the repository is one click away, with an event for analytics', async () => {
  const page = await openPage('/', { viewport: { width: 1000, height: 800 } });
  const link = header(page).getByRole('link', { name: 'GitHub repository' });
  expect(await link.isVisible()).toBe(true);
  expect(await link.getAttribute('data-ga-event-category')).toBe('header');
  expect(await link.getAttribute('href')).toMatch(/^https:/);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await link.isVisible()).toBe(false);
  expect(await footer(page).getByRole('link', { name: 'Source code' }).isVisible()).toBe(true);
});

for (const width of [480, 1000]) {
  test(`at ${width} px, one click switches between light and dark, and is remembered`, async () => {
    const page = await openLive('/zh/', {
      viewport: { width, height: 800 },
      colorScheme: 'dark',
    });
    const button = header(page).getByRole('button', { name: '深色模式' });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  });
}

for (const [width, hasTouch] of [
  [320, false],
  [390, false],
  [480, false],
  [900, false],
  [1024, true],
] as const) {
  test(`at ${width} px, fingers can hit each control of the header`, async () => {
    const page = await openPage('/joy-ui/react-button', {
      viewport: { width, height: 800 },
      hasTouch,
      isMobile: hasTouch,
    });
    const sizes = await header(page)
      .locator('.navbar__inner :is(button, a):visible')
      .evaluateAll((controls) =>
        controls.map((control) => {
          const { width: inline, height: block } = control.getBoundingClientRect();
          return { name: control.ariaLabel ?? control.textContent, inline, block };
        }),
      );
    expect(sizes.length).toBeGreaterThan(4);
    expect(sizes.filter(({ inline, block }) => inline < 44 || block < 44)).toEqual([]);
    await expectToFit(page);
  });
}

for (const prefix of ['', '/zh']) {
  test(`${prefix}: the footer is the same with and without JavaScript`, async ({ page }) => {
    const still = await openPage(`${prefix}/material-ui/react-button`, {
      javaScriptEnabled: false,
    });
    const expected = await linksOf(still);
    expect(expected.length).toBeGreaterThan(MENU_PRODUCTS.length);
    await page.goto(`${prefix}/material-ui/react-button`);
    await waitForHydration(page);
    expect(await linksOf(page)).toEqual(expected);
    const product = footer(page).getByRole('link', { name: 'Joy UI' });
    expect(await product.getAttribute('href')).toBe(`${prefix}/joy-ui/getting-started`);
    await product.click();
    await page.waitForURL(`**${prefix}/joy-ui/getting-started`);
    expect(await linksOf(page)).toEqual(expected);
  });
}

test('every file that the footer links to is there', async ({ page }) => {
  await page.goto('/zh/');
  const files = (await linksOf(page)).flatMap((link) => link.match(/\S+\.(?:txt|xml)$/) ?? []);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    expect((await page.request.get(new URL(file, page.url()).href)).status()).toBe(200);
  }
});

for (const path of [
  '/',
  '/material-ui/react-button',
  '/zh/joy-ui/api/button',
  '/versions',
  '/zh/search',
  '/material-ui/no-such-page',
]) {
  test(`${path}: versions, the template store, and the blog are linked at every width`, async () => {
    const page = await openPage(path);
    allowProblems(page, NOT_FOUND);
    for (const width of [320, 390, 768, 1000, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      for (const target of [
        'https://mui.com/versions/',
        'https://mui.com/store/',
        'https://mui.com/blog/',
      ]) {
        const link = footer(page).locator(`a[href$="${target}"]`);
        expect(await link.isVisible()).toBe(true);
      }
    }
  });
}

for (const [width, isShown] of [
  [320, false],
  [359, false],
  [360, true],
  [390, true],
] as const) {
  test(`at ${width} px, the name of the site is whole or not shown, and the link keeps it`, async () => {
    const page = await openPage('/material-ui/react-button', { viewport: { width, height: 700 } });
    const brand = header(page).getByRole('link', { name: 'MUI Docs' });
    const name = brand.locator('b');
    expect(await name.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    expect(await name.evaluate((element) => getComputedStyle(element).clipPath === 'none')).toBe(
      isShown,
    );
  });
}

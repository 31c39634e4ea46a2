import path from 'node:path';
import type { Page } from 'playwright-core';
import { hasFullHistory } from '../../plugins/product-docs/node/hasFullHistory';
import { openPage } from './support/page';
import { expect, SMOKE, test } from './support/test';

/** The links to other sites in the content of the page that aren't a demo's own. */
const elsewhere = (page: Page) =>
  page.locator('a[href^="http"]:not([data-island]:not([data-island-module]) *):visible');

/** The icon after a link's text; "none" if there is none. */
const iconOf = (link: Element) => getComputedStyle(link, '::after').maskImage;

for (const [path, type, text] of [
  ['/material-ui/api/button', 'React.ReactNode', ' (opens in new tab)'],
  ['/zh/material-ui/api/button', 'React.ReactNode', '（在新标签页中打开）'],
] as const) {
  test(`${path}: links to other sites open in a new tab, and say so`, async () => {
    const page = await openPage(path);
    const link = page.getByRole('link', { name: type + text, exact: true }).first();
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/react\.dev\//);
    expect(await link.evaluate(iconOf)).toMatch(/^url\(/);
  });
}

for (const path of [
  '/',
  '/versions',
  '/material-ui/api/button',
  '/material-ui/getting-started/support',
  '/toolpad/core/introduction',
  '/x/react-data-grid',
]) {
  test(`${path}: all links to other sites open in a new tab, with an icon or a label`, async () => {
    const page = await openPage(path);
    const links = elsewhere(page);
    expect(await links.count()).toBeGreaterThan(2);
    const wrong = await links.evaluateAll((all) =>
      all
        .filter(
          (link) =>
            link.getAttribute('target') !== '_blank' ||
            (!link.hasAttribute('aria-label') &&
              getComputedStyle(link, '::after').maskImage === 'none'),
        )
        .map((link) => link.outerHTML),
    );
    expect(wrong).toEqual([]);
  });
}

test('links to pages of this site have no icon', async () => {
  const page = await openPage('/material-ui/api/button');
  const icons = await page
    .locator('a[href^="/"]:visible')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').maskImage));
  expect(icons.length).toBeGreaterThan(20);
  expect(new Set(icons)).toEqual(new Set(['none']));
});

const TIME = '.theme-last-updated time';

test.describe('the date of a page’s last change', () => {
  for (const [address, words] of [
    ['/material-ui/react-button', 'Last updated on'],
    ['/zh/material-ui/react-button', '最后'],
  ] as const) {
    test(`is shown below ${address}, also for machines, where git knows it`, SMOKE, async () => {
      const page = await openPage(address, { javaScriptEnabled: false });
      const time = page.locator(TIME);
      const isKnown = await hasFullHistory(path.join(__dirname, '../..'));
      expect(await time.count()).toBe(isKnown ? 1 : 0);
      if (isKnown) {
        const date = new Date((await time.getAttribute('datetime')) ?? '');
        expect(date.getTime()).toBeLessThanOrEqual(Date.now());
        expect(await time.textContent()).toContain(String(date.getUTCFullYear()));
        expect(await page.locator('.theme-last-updated').textContent()).toContain(words);
      }
    });
  }

  test('is not under a page of the API reference', async () => {
    const page = await openPage('/material-ui/api/button', { javaScriptEnabled: false });
    expect(await page.locator(TIME).count()).toBe(0);
  });
});

for (const [address, file] of [
  ['/material-ui/react-button', 'docs/material-ui/react-button/react-button.mdx'],
  [
    '/zh/material-ui/react-button',
    'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/react-button/react-button.mdx',
  ],
] as const) {
  test(`the links below ${address} lead to its own source and history, in a new tab`, async () => {
    const page = await openPage(address, { javaScriptEnabled: false });
    const link = page.locator('.theme-edit-this-page');
    expect(await link.getAttribute('href')).toMatch(new RegExp(`/edit/main/${file}$`));
    expect(await link.getAttribute('target')).toBe('_blank');
    if (await hasFullHistory(path.join(__dirname, '../..'))) {
      const history = page.getByRole('link', { name: /^(?:Last updated|最后)/ });
      expect(await history.getAttribute('href')).toMatch(new RegExp(`/commits/main/${file}$`));
      expect((await history.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    }
  });
}

const linksOf = (page: Page, name: string) =>
  page
    .getByRole('list', { name })
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [
        link.textContent,
        new URL((link as HTMLAnchorElement).href).hostname,
        link.getAttribute('data-ga-event-label'),
      ]),
    );

test('a component page leads to its sources, in its HTML', SMOKE, async () => {
  const page = await openPage('/material-ui/react-button', { javaScriptEnabled: false });
  expect(await linksOf(page, 'About this component')).toEqual([
    ['Feedback', 'github.com', 'Feedback'],
    ['Source', 'github.com', 'Source'],
    ['WAI-ARIA', 'www.w3.org', 'WAI-ARIA'],
    ['Material Design', 'm2.material.io', 'Material Design'],
  ]);
  const size = page.locator('details', { hasText: /^Bundle size: [\d.]+ kB/ });
  await size.locator('summary').click();
  await size.getByRole('link', { name: 'Bundle size' }).waitFor();
});

test('in Chinese, and to the page of the unstyled one in the same language', async () => {
  const page = await openPage('/zh/joy-ui/react-button', { viewport: { width: 320, height: 700 } });
  expect((await linksOf(page, '关于此组件')).map(([text]) => text)).toEqual([
    '反馈',
    'WAI-ARIA',
    '无样式版本',
  ]);
  await page.getByRole('link', { name: '无样式版本' }).click();
  await page.waitForURL('**/zh/base-ui/react-button');
});

test('a component page ends with links to its API pages, and its contents list them', async () => {
  const page = await openPage('/material-ui/react-button', { javaScriptEnabled: false });
  const links = page.locator('[data-section-heading]:has(#api) + ul').getByRole('link');
  expect(await links.allInnerTexts()).toEqual([
    'Button',
    'ButtonBase',
    'IconButton',
    'LoadingButton',
  ]);
  expect(await page.locator('nav a[href="#api"]').count()).toBe(1);
  await links.last().click();
  await page.waitForURL('**/material-ui/api/loading-button');
});

test('so does one in Chinese, within its language', async () => {
  const page = await openPage('/zh/x/react-data-grid', { javaScriptEnabled: false });
  await page
    .locator('[data-section-heading]:has(#api) + ul')
    .getByRole('link', { name: 'DataGrid', exact: true })
    .click();
  await page.waitForURL('**/zh/x/api/data-grid/data-grid');
});

test('a page with API tabs has no such section', async () => {
  const page = await openPage('/base-ui/react-button', { javaScriptEnabled: false });
  expect(await page.locator('#api').count()).toBe(0);
});

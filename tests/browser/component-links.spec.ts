import type { Page } from 'playwright-core';
import { openPage } from './support/page';
import { expect, SMOKE, test } from './support/test';

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

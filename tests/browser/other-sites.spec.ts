import type { Page } from 'playwright-core';
import { openPage } from './support/page';
import { expect, test } from './support/test';

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

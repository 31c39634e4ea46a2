import type { Page } from 'playwright-core';
import { openLive } from './support/page';
import type { PageOptions } from './support/page';
import { expect, SMOKE, test } from './support/test';

const BUTTON = '/material-ui/react-button';
const ACTIVE = '[aria-current="location"]';

async function openAt(path: string, options: PageOptions = {}): Promise<Page> {
  const page = await openLive(path, { viewport: { width: 1400, height: 800 }, ...options });
  return page;
}

function contents(page: Page) {
  return page.getByRole('navigation', { name: 'Page table of contents' });
}

/** Scrolls so that a heading is some px below the top of the viewport. */
async function scrollToHeading(page: Page, id: string, below: number): Promise<void> {
  await page.evaluate(
    ([heading, distance]) => {
      const top = document.getElementById(heading)?.getBoundingClientRect().top ?? 0;
      window.scrollBy({ top: top - distance, behavior: 'instant' });
    },
    [id, below] as const,
  );
}

test('the contents mark the heading that the reader is at', SMOKE, async () => {
  const page = await openAt(BUTTON);
  expect(await contents(page).getByText('Contents').isVisible()).toBe(true);
  expect(await contents(page).locator(ACTIVE).count()).toBe(0);
  // An eighth of the viewport is 100 px.
  await scrollToHeading(page, 'sizes', 90);
  await contents(page).locator(ACTIVE, { hasText: 'Sizes' }).waitFor();
  await scrollToHeading(page, 'sizes', 110);
  await contents(page).locator(ACTIVE, { hasText: 'Color' }).waitFor();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await contents(page).locator(ACTIVE).waitFor({ state: 'detached' });
});

for (const [link, path, id, entry] of [
  ['a link to a section', `${BUTTON}#sizes`, 'sizes', 'Sizes'],
  ['a link to a demo', `${BUTTON}#ButtonSizes`, 'ButtonSizes', 'Sizes'],
  ['a link to a section of an API page', '/material-ui/api/button#css', 'css', 'CSS classes'],
] as const) {
  test(`${link} shows it right below the header, and marks its section`, async () => {
    const page = await openAt(path);
    await contents(page).locator(ACTIVE, { hasText: entry }).waitFor();
    const top = await page.evaluate(
      (target) => document.getElementById(target)?.getBoundingClientRect().top ?? 0,
      id,
    );
    // The header is 57 px high.
    expect(top).toBeGreaterThan(57);
    expect(top).toBeLessThan(90);
  });
}

test('a link to the last section, which can’t be scrolled to the top, marks it', async () => {
  const page = await openAt(`${BUTTON}#api`);
  await contents(page).locator(ACTIVE, { hasText: 'API' }).waitFor();
});

test('an entry is active as soon as it is pressed, but not when it opens elsewhere', async () => {
  const page = await openAt(BUTTON);
  const entry = contents(page).getByRole('link', { name: 'Handling clicks' });
  await entry.click({ modifiers: ['Control'] });
  expect(await contents(page).locator(ACTIVE).count()).toBe(0);
  await entry.click();
  expect(await entry.getAttribute('aria-current')).toBe('location');
  expect(new URL(page.url()).hash).toBe('#handling-clicks');
});

for (const path of [
  BUTTON,
  '/zh/material-ui/react-button',
  '/material-ui/api/button',
  '/base-ui/react-button/components-api',
  '/base-ui/react-menu/components-api',
  '/material-ui/api',
  '/material-ui/customization/css-theme-variables/configuration',
]) {
  test(`on phones, the title of ${path} is on the first 120 px, and the breadcrumbs on one line`, async () => {
    for (const width of [320, 390]) {
      const page = await openAt(path, { viewport: { width, height: 844 } });
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(title?.y).toBeLessThanOrEqual(120);
      const trail = page.getByRole('navigation', { name: /^(Breadcrumbs|页面路径)$/ });
      const lines = await trail
        .locator('li:visible')
        .evaluateAll((items) => new Set(items.map((item) => item.getBoundingClientRect().y)).size);
      expect(lines).toBe(1);
      // The marks between names aren't cut off or covered.
      const cut = await trail
        .locator('li:visible')
        .evaluateAll((items) => items.filter((item) => item.scrollWidth > item.clientWidth + 1));
      expect(cut).toEqual([]);
      await page.close();
    }
  });
}

for (const [path, expected, first] of [
  [
    '/joy-ui/customization/theme-builder',
    ['Joy UI', 'Customization', 'Tools', 'Theme builder'],
    '/joy-ui/getting-started',
  ],
  [
    '/zh/material-ui/api/button',
    ['Material UI', 'API 参考', 'Button'],
    '/zh/material-ui/getting-started',
  ],
  [
    '/x/api/data-grid/data-grid',
    ['MUI X', 'Data Grid', 'API reference', 'Components', 'DataGrid'],
    '/x/introduction',
  ],
  [
    '/material-ui/getting-started/templates/blog/source',
    ['Material UI', 'Getting started', 'Templates'],
    '/material-ui/getting-started',
  ],
] as const) {
  test(`the breadcrumbs of ${path} begin with the product, for search engines too`, async () => {
    const page = await openAt(path);
    const trail = page.locator('.theme-doc-breadcrumbs').getByRole('listitem');
    expect(await trail.allInnerTexts()).toEqual(expected);
    expect(await trail.first().getByRole('link').getAttribute('href')).toBe(first);
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    const { itemListElement } = JSON.parse(data ?? '') as {
      itemListElement: readonly { name: string; item: string }[];
    };
    expect(itemListElement[0]?.name).toBe(expected[0]);
    expect(itemListElement[0]?.item.endsWith(first)).toBe(true);
  });
}

test('on phones the contents are folded away below the introduction', async () => {
  const page = await openAt(BUTTON, { viewport: { width: 390, height: 844 } });
  await page.locator('summary', { hasText: 'On this page' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Handling clicks', exact: true }).click();
  expect(new URL(page.url()).hash).toBe('#handling-clicks');
});

test('previous and next go through all written pages, API pages included', SMOKE, async () => {
  const page = await openAt('/material-ui/getting-started/supported-platforms');
  const nextOf = (opened: Page) =>
    opened
      .getByRole('navigation', { name: 'Docs pages' })
      .getByRole('link', { name: /^Next/ })
      .getAttribute('href');
  const pager = page.getByRole('navigation', { name: 'Docs pages' });
  const next = pager.getByRole('link', { name: /^Next/ });
  const following = [
    '/material-ui/getting-started/support',
    '/material-ui/all-components',
    '/material-ui/react-autocomplete',
    BUTTON,
  ];
  for (const path of following) {
    expect(await next.getAttribute('href')).toBe(path);
    await next.click();
    // The address changes at once, the page only when its chunks are there.
    await pager.locator(`a[href="${path}"]`).waitFor({ state: 'detached' });
    await pager.waitFor();
  }
  // The tree has the data grid, which is another product's.
  expect(await nextOf(await openAt('/material-ui/react-use-media-query'))).toBe(
    '/x/react-data-grid',
  );
  const lastOfApi = await openAt('/material-ui/api/zoom');
  const links = lastOfApi.getByRole('navigation', { name: 'Docs pages' }).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/material-ui/api/typography',
    '/material-ui/api-changes',
  ]);
});

test('the contents scroll to the prop that the reader is at, and leave the page where it is', async () => {
  const page = await openAt('/x/api/data-grid/data-grid');
  await scrollToHeading(page, 'data-grid-prop-rows', 90);
  const entry = contents(page).locator(ACTIVE, { hasText: /^rows$/ });
  await entry.waitFor();
  const places = await entry.evaluate((link) => {
    const box = link.closest('[data-contents]')?.getBoundingClientRect();
    const { top, bottom } = link.getBoundingClientRect();
    return { isBelow: top >= (box?.top ?? NaN), isAbove: bottom <= (box?.bottom ?? NaN) };
  });
  expect(places).toEqual({ isBelow: true, isAbove: true });
  const row = page.locator('[id="data-grid-prop-rows"]');
  expect(Math.round((await row.boundingBox())?.y ?? NaN)).toBe(90);
});

test('a page that is opened at a prop shows its row below the head of the table', async () => {
  const page = await openAt('/x/api/data-grid/data-grid#data-grid-prop-rows');
  await contents(page)
    .locator(ACTIVE, { hasText: /^rows$/ })
    .waitFor();
  const row = await page.locator('[id="data-grid-prop-rows"]').boundingBox();
  const head = await page.locator('[aria-labelledby="props"] thead').boundingBox();
  expect(row?.y).toBeGreaterThanOrEqual((head?.y ?? NaN) + (head?.height ?? NaN) - 1);
  expect(row?.y).toBeLessThan(200);
});

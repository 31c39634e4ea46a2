import type { Page } from 'playwright-core';
import { DEMO_ISLANDS } from './support/islands';
import { expectToFit, openLive, openPage } from './support/page';
import type { PageOptions } from './support/page';
import { expect, SMOKE, test } from './support/test';

const BUTTONS = '/material-ui/react-button';
const INSTALLATION = '/material-ui/getting-started/installation';
const PHONE = { width: 390, height: 844 };

async function openStatic(path: string, options: PageOptions = {}): Promise<Page> {
  return openPage(path, { javaScriptEnabled: false, ...options });
}

/** The text that is drawn, a line for each heading, paragraph, list item, cell and listing. */
async function visibleText(page: Page): Promise<string[]> {
  return page
    .locator('main :is(h1, h2, h3, p, li, td, th, pre)')
    .evaluateAll((elements) =>
      elements.map((element) => (element as HTMLElement).innerText.trim()).filter(Boolean),
    );
}

/** For each island: does something that can be seen stand in it? */
async function emptyIslands(page: Page): Promise<string[]> {
  return page
    .locator(DEMO_ISLANDS)
    .evaluateAll((islands) =>
      islands
        .filter(
          (element) =>
            ![...element.querySelectorAll('button, a, label, p')].some(
              (child) => child.getBoundingClientRect().height > 0,
            ),
        )
        .map((element) => element.getAttribute('data-island') ?? ''),
    );
}

for (const path of [
  BUTTONS,
  INSTALLATION,
  '/zh/material-ui/react-button',
  '/material-ui/api/button',
]) {
  test(`${path} has all its text`, async () => {
    const hydrated = await openLive(path);
    const expected = await visibleText(hydrated);
    expect(expected.length).toBeGreaterThan(20);
    expect(await visibleText(await openStatic(path))).toEqual(expected);
  });
}

test('every demo is drawn as it will be', async () => {
  const page = await openStatic(BUTTONS);
  expect(await page.locator(DEMO_ISLANDS).count()).toBeGreaterThan(10);
  expect(await emptyIslands(page)).toEqual([]);
  const publish = page.locator('#BasicButtons').getByRole('button', { name: 'Publish' });
  expect(await publish.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(
    'rgb(25, 118, 210)',
  );
});

test('every listing is readable', async () => {
  const page = await openStatic(BUTTONS);
  const listings = page.locator('main pre');
  expect(await listings.count()).toBeGreaterThan(10);
  for (const listing of await listings.all()) {
    expect(await listing.isVisible()).toBe(true);
    expect((await listing.innerText()).trim()).not.toBe('');
  }
});

for (const path of [BUTTONS, INSTALLATION]) {
  test(`${path} does not scroll sideways on a phone`, async () => {
    const page = await openStatic(path, { viewport: PHONE });
    await expectToFit(page);
  });
}

for (const [name, path, viewport] of [
  ['a wide screen', BUTTONS, { width: 1280, height: 800 }],
  ['a phone', BUTTONS, PHONE],
  ['a page with tabs', INSTALLATION, PHONE],
] as const) {
  test(`no button that would do nothing is shown: ${name}`, async () => {
    const page = await openStatic(path, { viewport });
    const names = await page
      .locator('button, [role="button"], [role="tab"]')
      .evaluateAll(
        (buttons, demos) =>
          buttons
            .filter(
              (button) =>
                !button.closest(
                  `${demos}, [data-demo-styles], [data-island="side-navigation"], .menu`,
                ) &&
                button.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
                button.getBoundingClientRect().right > 0,
            )
            .map((button) => button.getAttribute('aria-label') ?? button.textContent),
        DEMO_ISLANDS,
      );
    // The language menu opens by CSS; the side navigation's buttons are the names of its groups.
    expect(names.filter((name) => name !== 'Languages English')).toEqual([]);
  });
}

for (const name of ['color', 'density']) {
  test(`the ${name} tool says what it needs`, async () => {
    const page = await openStatic(`/material-ui/customization/${name}`);
    const tool = page.locator(`[data-island="${name}-tool"]`);
    expect((await tool.innerText()).trim()).toBe('This tool needs JavaScript.');
  });
}

test('the side navigation takes the width of a phone, and leaves room for the text', async () => {
  const page = await openStatic(BUTTONS, { viewport: PHONE });
  const { width, height } = (await page.locator('.menu').boundingBox()) ?? { width: 0, height: 0 };
  expect(width).toBe(PHONE.width);
  expect(height).toBeLessThanOrEqual(PHONE.height / 2);
  const menu = await page.locator('summary', { hasText: 'Page actions' }).boundingBox();
  const text = await page.locator('.description').boundingBox();
  const endOf = (box: typeof text) => (box ? box.x + box.width : NaN);
  expect(text?.x).toBe(16);
  expect(endOf(text)).toBe(PHONE.width - 16);
  expect(endOf(menu)).toBe(endOf(text));
});

test('links lead on', SMOKE, async () => {
  const page = await openStatic(BUTTONS);
  const header = page.getByRole('navigation', { name: 'Main', exact: true });
  await header.getByRole('link', { name: 'Material UI', exact: true }).click();
  expect(new URL(page.url()).pathname).toBe('/material-ui/getting-started');
  await page.getByRole('navigation', { name: 'Documentation' }).getByText('Usage').click();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Usage');
  await page.goto(BUTTONS);
  await page.locator('.theme-doc-toc-desktop').getByRole('link', { name: 'Accessibility' }).click();
  expect(new URL(page.url()).hash).toBe('#accessibility');
});

for (const [path, why] of [
  ['/search', /needs JavaScript/],
  ['/zh/search', /需要 JavaScript/],
] as const) {
  test(`${path} says why it finds nothing, and leads to the products`, async () => {
    const page = await openStatic(path);
    const main = page.getByRole('main');
    expect(await main.innerText()).toMatch(why);
    const links = main.getByRole('link');
    expect(await links.count()).toBeGreaterThan(4);
    await links.filter({ hasText: 'Material UI' }).click();
    expect(new URL(page.url()).pathname).toMatch(/\/material-ui\/getting-started$/);
  });
}

test('the language can be changed', SMOKE, async () => {
  const page = await openStatic(BUTTONS);
  await page.getByRole('button', { name: 'English' }).hover();
  await page.getByRole('link', { name: '中文' }).click();
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
});

test('tabs show all their panels, each under its name', SMOKE, async () => {
  const page = await openStatic(INSTALLATION);
  const shown = await page
    .locator('[data-code-tabs]')
    .evaluateAll((groups) =>
      groups.map((group) =>
        [...group.querySelectorAll<HTMLElement>('[data-code-panel]')]
          .filter((panel) => getComputedStyle(panel).display !== 'none')
          .map((panel) => panel.dataset.codePanel),
      ),
    );
  expect(shown.length).toBeGreaterThan(3);
  expect(shown).toEqual(shown.map(() => ['npm', 'pnpm', 'yarn']));
});

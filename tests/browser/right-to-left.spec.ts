import type { Locator, Page } from 'playwright-core';
import { waitForIsland } from './support/islands';
import { openPage } from './support/page';
import { expect, SMOKE, test } from './support/test';
import { storedTheme } from './support/theme';

const GUIDE = '/material-ui/customization/right-to-left';

const openRtl = (path: string): Promise<Page> =>
  openPage(path, { beforeLoad: storedTheme({ 'docs-theme': '1.rtl.normal.8' }) });

/** Where each character of an element's first text is, in pixels from the left. */
async function charactersOf(element: Locator): Promise<number[]> {
  return element.first().evaluate((node) => {
    const text = document.createTreeWalker(node, NodeFilter.SHOW_TEXT).nextNode();
    return Array.from(text?.textContent ?? '', (_character, at) => {
      const range = document.createRange();
      range.setStart(text as Text, at);
      range.setEnd(text as Text, at + 1);
      return range.getBoundingClientRect().left;
    });
  });
}

const ascending = (places: readonly number[]) => [...places].sort((a, b) => a - b);

/** Where the text of an element is within it, in pixels from its edges. */
const margins = (element: Locator) =>
  element.first().evaluate((node) => {
    const range = document.createRange();
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    range.selectNodeContents(walker.nextNode() ?? node);
    const outer = node.getBoundingClientRect();
    const text = range.getBoundingClientRect();
    return {
      left: Math.round(text.left - outer.left),
      right: Math.round(outer.right - text.right),
    };
  });

/** The right edges of elements, in pixels from the left. */
const rightOf = (element: Locator) =>
  element.first().evaluate((node) => Math.round(node.getBoundingClientRect().right));

test('a sentence ends with its full stop, and begins at the side where the page does', async () => {
  const page = await openRtl(GUIDE);
  const sentence = page.getByText('To change the direction of all demos');
  const places = await charactersOf(sentence);
  expect(places).toEqual(ascending(places));
  expect((await margins(sentence)).right).toBe(0);
});

test('the home page is as wide as the smallest phone', async () => {
  const page = await openPage('/', {
    beforeLoad: storedTheme({ 'docs-theme': '1.rtl.normal.8' }),
    viewport: { width: 320, height: 640 },
  });
  await waitForIsland(page, 'sizes-grid', 'hydrated');
  await page.locator('[data-island="sizes-grid"] [role="grid"]').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('headings begin at the edge, and listings at their own', SMOKE, async () => {
  const page = await openRtl(GUIDE);
  expect((await margins(page.getByRole('heading', { level: 2, name: 'See it' }))).right).toBe(0);
  expect((await margins(page.getByRole('heading', { level: 3 }))).right).toBe(0);
  const line = page.locator('main pre .line, main pre code').first();
  expect((await margins(line)).left).toBeLessThanOrEqual(20);
});

test('numbered headings keep their number in front, on the page and in the contents', async () => {
  const page = await openRtl(GUIDE);
  const heading = page.getByRole('heading', { level: 3 }).first();
  const link = page.locator('.table-of-contents__link', { hasText: '1. The document' });
  for (const element of [heading, link]) {
    const places = await charactersOf(element);
    expect(places).toEqual(ascending(places));
  }
});

for (const path of ['/', '/versions']) {
  test(`${path}: names of packages begin with their "@"`, async () => {
    const page = await openRtl(path);
    const places = await charactersOf(page.locator('code', { hasText: '@mui/system' }));
    expect(places).toEqual(ascending(places));
  });
}

test('colors begin with their "#"', async () => {
  const page = await openRtl('/material-ui/customization/color');
  const places = await charactersOf(page.locator('main table bdi', { hasText: '#ffebee' }));
  expect(places).toEqual(ascending(places));
});

test('cards and lists without marks begin where their heading does', async () => {
  const overview = await openRtl('/material-ui/all-components');
  const heading = overview.getByRole('heading', { name: 'Inputs' });
  expect(await rightOf(overview.locator('[data-thumbnail]'))).toBeCloseTo(
    await rightOf(heading),
    -1,
  );
  const index = await openRtl('/material-ui/api');
  const title = index.getByRole('heading', { level: 1 });
  expect(await rightOf(index.locator('main').getByRole('link', { name: 'Accordion' }))).toBeCloseTo(
    await rightOf(title),
    -1,
  );
});

test('pictures of components, which no script mirrors, stay as they are', async () => {
  const places = async (page: Page) =>
    page
      .locator('[data-thumbnail="material-ui/ButtonGroup"]')
      .evaluate((picture) =>
        [...picture.querySelectorAll('button')].map((button) =>
          Math.round(button.getBoundingClientRect().left - picture.getBoundingClientRect().left),
        ),
      );
  const mirrored = await places(await openRtl('/material-ui/all-components'));
  expect(mirrored.length).toBeGreaterThan(1);
  expect(mirrored).toEqual(await places(await openPage('/material-ui/all-components')));
});

test('names in the API tables begin at the edge, and their links come after them', async () => {
  const page = await openRtl('/material-ui/api/button');
  const name = page.locator('#button-prop-color').locator('code').first();
  const cell = name.locator('xpath=ancestor::*[self::td or self::th][1]');
  const right = async (element: Locator) =>
    element.evaluate((node) => {
      const { paddingRight } = getComputedStyle(node);
      const padding = node.matches('td, th') ? parseFloat(paddingRight) : 0;
      return Math.round(node.getBoundingClientRect().right - padding);
    });
  expect(await right(name)).toBe(await right(cell));
});

test('the columns of a wide API table are in the order of their headings', async () => {
  const page = await openRtl('/material-ui/api/button');
  const row = page.locator('#button-prop-color');
  const type = row.getByText("'inherit'");
  const text = row.getByText('The color of the component.');
  const columns = [
    row.locator('th code'),
    type,
    row.getByText("'primary'", { exact: true }).last(),
    text,
  ];
  const places = await Promise.all(columns.map(rightOf));
  expect(places).toEqual(ascending(places).toReversed());
  const tops = await Promise.all([type, text].map((part) => part.first().boundingBox()));
  expect(Math.abs((tops[0]?.y ?? 0) - (tops[1]?.y ?? 99))).toBeLessThan(20);
});

test('the line beside the side navigation is between it and the page', async () => {
  const page = await openRtl('/material-ui/api/button');
  const lines = await page.locator('.theme-doc-sidebar-container').evaluate((container) => {
    const { borderLeftWidth, borderRightWidth } = getComputedStyle(container);
    return [borderLeftWidth, borderRightWidth];
  });
  expect(lines).toEqual(['1px', '0px']);
});

test('the next page is at the end, and so is its name', async () => {
  const page = await openRtl('/material-ui/customization/color');
  const label = page.locator('.pagination-nav__link--next .pagination-nav__label');
  const { left, right } = await margins(label);
  expect(left).toBeLessThan(right);
});

test('the component of a playground is visible before the playground is used', async () => {
  const page = await openRtl('/material-ui/react-popper');
  const playground = page.getByRole('group', { name: 'Playground of Popper' });
  const button = playground.getByRole('button', { name: 'Toggle popper' });
  await button.scrollIntoViewIfNeeded();
  expect(await button.evaluate((node) => getComputedStyle(node).opacity)).toBe('1');
});

for (const direction of ['ltr', 'rtl'] as const) {
  const look = { beforeLoad: storedTheme({ 'docs-theme': `1.${direction}.normal.8` }) };
  const [forward, end] = direction === 'ltr' ? ['ArrowRight', 'right'] : ['ArrowLeft', 'left'];

  test(`${direction}: the thumb of Joy UI’s Slider is at the end of its track`, async () => {
    const page = await openPage('/joy-ui/react-slider', look);
    const slider = page.locator('[data-island="SliderUsage"] .MuiSlider-root');
    await slider.scrollIntoViewIfNeeded();
    await waitForIsland(page, 'SliderUsage', 'hydrated');
    const distance = () =>
      slider.evaluate((root, side) => {
        const boxOf = (part: string) =>
          root.querySelector(`.MuiSlider-${part}`)?.getBoundingClientRect() ?? new DOMRect(NaN);
        const { left, width } = boxOf('thumb');
        return Math.abs(left + width / 2 - boxOf('track')[side as 'left' | 'right']);
      }, end);
    await expect.poll(distance).toBeLessThanOrEqual(1);
    const input = slider.getByRole('slider');
    const before = Number(await input.inputValue());
    await input.press(forward);
    expect(Number(await input.inputValue())).toBeGreaterThan(before);
    await expect.poll(distance).toBeLessThanOrEqual(1);
  });

  test(`${direction}: ${forward} moves to the next tab of Joy UI’s Tabs`, async () => {
    const page = await openPage('/joy-ui/react-tabs', look);
    const tabs = page.locator('[data-island="TabsUsage"]').getByRole('tab');
    await tabs.first().scrollIntoViewIfNeeded();
    await waitForIsland(page, 'TabsUsage', 'hydrated');
    await tabs.first().focus();
    await page.keyboard.press(forward);
    await expect(tabs.nth(1)).toBeFocused();
  });
}

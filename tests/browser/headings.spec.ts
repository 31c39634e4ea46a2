import type { Page } from 'playwright-core';
import { openLive, openPage, waitForHydration } from './support/page';
import { expect, test } from './support/test';

const PAGES = [
  '/material-ui/react-button',
  '/zh/material-ui/react-button',
  '/material-ui/api/button',
  '/zh/material-ui/api/button',
  '/joy-ui/react-button',
  '/zh/joy-ui/react-button',
];

const BOX = '[data-section-heading]';

/** The names of the headings of sections in the accessibility tree of Chromium. */
async function headingNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.flatMap(({ ignored, role, name, properties }) => {
    const level = properties?.find((property) => property.name === 'level');
    return !ignored && role?.value === 'heading' && [2, 3].includes(Number(level?.value.value))
      ? [String(name?.value)]
      : [];
  });
}

for (const path of PAGES) {
  test(`${path}: the name of a heading is its text, and its one tab stop names it`, async () => {
    const page = await openLive(path);
    // Those of folded sections aren't in the tree.
    const shown = page.locator(`${BOX} > :is(h2, h3)`).filter({ visible: true });
    const texts = await shown.allTextContents();
    expect(texts.length).toBeGreaterThan(5);
    const names = await headingNames(page);
    expect(texts.filter((text) => !names.includes(text))).toEqual([]);
    expect(await page.locator('main :is(h2, h3) :is(a[href^="#"], button)').count()).toBe(0);
    const boxes = await page.locator(BOX).evaluateAll((elements) =>
      elements.map((box) => ({
        id: box.firstElementChild?.id,
        text: box.firstElementChild?.textContent ?? '',
        stops: [...box.querySelectorAll<HTMLElement>('*')]
          .filter((element) => element.tabIndex >= 0)
          .map((stop) => [stop.getAttribute('href'), stop.getAttribute('aria-label')] as const),
      })),
    );
    for (const { id, text, stops } of boxes) {
      expect(stops).toEqual([[`#${id}`, expect.stringContaining(text)]]);
    }
  });
}

test('the link follows the last word, and is shown under the pointer', async ({ page }) => {
  await page.goto('/material-ui/react-button');
  const heading = page.locator('h2#buttons-with-icons-and-label');
  const link = page.getByRole('link', { name: 'Direct link to Buttons with icons and label' });
  await heading.hover();
  await page.waitForFunction(
    (element) => getComputedStyle(element as Element).opacity === '1',
    await link.elementHandle(),
  );
  const [text, mark] = [await heading.boundingBox(), await link.boundingBox()];
  expect(mark?.x).toBeCloseTo((text?.x ?? 0) + (text?.width ?? 0), 0);
  await link.click();
  expect(new URL(page.url()).hash).toBe('#buttons-with-icons-and-label');
});

test('on a touch screen, a tap on a heading shows its link, which takes no line before', async () => {
  const page = await openPage('/material-ui/react-button', {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 320, height: 700 },
  });
  const heading = page.locator('h2#buttons-with-icons-and-label');
  const link = page.getByRole('link', { name: 'Direct link to Buttons with icons and label' });
  const opacity = () => link.evaluate((element) => getComputedStyle(element).opacity);
  const box = page.locator(BOX, { has: heading });
  const heightOf = async (locator: typeof box) => (await locator.boundingBox())?.height ?? 0;
  expect(await opacity()).toBe('0');
  expect(await heightOf(box)).toBeLessThan((await heightOf(heading)) + 8);
  await waitForHydration(page);
  await heading.tap();
  await expect.poll(opacity).toBe('1');
  await link.tap();
  expect(new URL(page.url()).hash).toBe('#buttons-with-icons-and-label');
});

test('without JavaScript, the link works', async () => {
  const page = await openPage('/material-ui/react-button', { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Direct link to Color' }).first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**#color');
});

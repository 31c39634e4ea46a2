import type { Locator, Page } from 'playwright-core';
import { contrast } from '../helpers/contrast';
import { expectNoAxeViolations } from './support/axe';
import { hydrateAllIslands, openRecording } from './support/islands';
import { openLive, openPage } from './support/page';
import type { PageOptions } from './support/page';
import { allowProblems } from './support/pageProblems';
import { PARTS } from './support/parts';
import { expect, SMOKE, test } from './support/test';

/** WCAG 2 AA: https://www.w3.org/TR/WCAG22/#non-text-contrast */
const MIN_RING_CONTRAST = 3;

const TOOLS = [
  { path: '/material-ui/customization/color', tool: '[data-island="color-tool"]' },
  { path: '/material-ui/customization/density', tool: '[data-island="density-tool"]' },
  { path: '/', tool: '[data-island="showcase"]' },
] as const;

async function openTool(path: string, options: PageOptions = {}): Promise<Page> {
  const page = await openLive(path, { reducedMotion: 'reduce', ...options });
  await hydrateAllIslands(page);
  return page;
}

/** The type of each element of a tool that has text. */
function typeOf(tool: Locator) {
  return tool.evaluate((root) =>
    [
      ...root.querySelectorAll<HTMLElement>(
        'button, label, legend, p, [type="text"], [type="number"]',
      ),
    ].map((element) => {
      const { fontFamily, textTransform } = getComputedStyle(element);
      return { font: fontFamily.split(',')[0], textTransform };
    }),
  );
}

const styleOf = (element: Locator) =>
  element.evaluate((found) => {
    const { borderRadius, backgroundColor, color } = getComputedStyle(found);
    return { borderRadius, backgroundColor, color };
  });

for (const entry of TOOLS) {
  test(`the tool of ${entry.path} has the type of the site, without capitals`, async () => {
    const page = await openTool(entry.path);
    const types = await typeOf(page.locator(entry.tool));
    expect(types.length).toBeGreaterThan(3);
    const site = { font: '"IBM Plex Sans"', textTransform: 'none' };
    expect(types).toEqual(types.map(() => site));
  });
}

for (const entry of TOOLS) {
  test(`the focus is seen on each control of the tool of ${entry.path}`, async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await openTool(entry.path, { colorScheme });
      const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const controls = page
        .locator(entry.tool)
        .locator('button:enabled, [type="checkbox"], [role="slider"], [type="range"]');
      const count = await controls.count();
      expect(count).toBeGreaterThan(1);
      // A key before the focus makes it a visible one.
      await page.keyboard.press('Tab');
      for (let index = 0; index < count; index += 1) {
        const control = controls.nth(index);
        await control.focus();
        const ring = await control.evaluate((element) => {
          const shown = element.closest('.Mui-focusVisible') ?? element;
          const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(shown);
          return { outlineStyle, outlineWidth, outlineColor };
        });
        expect(ring).toMatchObject({ outlineStyle: 'solid', outlineWidth: '3px' });
        expect(contrast(ring.outlineColor, background)).toBeGreaterThanOrEqual(MIN_RING_CONTRAST);
      }
    }
  });
}

test('surfaces and fields have the radius of the site, and buttons theirs', async () => {
  const page = await openTool('/material-ui/customization/color');
  const tool = page.locator('[data-island="color-tool"]');
  expect(await styleOf(tool.locator('.MuiOutlinedInput-root').first())).toMatchObject({
    borderRadius: '12px',
  });
  expect(
    await styleOf(tool.getByRole('button', { name: 'Set docs colors', exact: true })),
  ).toMatchObject({
    borderRadius: '10px',
    backgroundColor: 'rgb(0, 115, 230)',
    color: 'rgb(255, 255, 255)',
  });
});

test('has the colors of the dark scheme before its code has run', SMOKE, async () => {
  const page = await openPage('/material-ui/customization/color', {
    colorScheme: 'dark',
    beforeLoad: (fresh) => fresh.route('**/*.js', (route) => route.abort()),
  });
  allowProblems(page);
  const button = page.locator('[data-island="color-tool"] button').first();
  expect(await styleOf(button)).toMatchObject({ backgroundColor: 'rgb(51, 153, 255)' });
});

test('a pale color of the reader gives buttons that are legible in both modes', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await openTool('/material-ui/customization/color', {
      colorScheme,
      beforeLoad: (fresh) =>
        fresh.addInitScript(() => {
          document.cookie = `paletteColors=${JSON.stringify({ primary: { main: '#fff176' } })}; path=/`;
        }),
    });
    const tool = page.locator('[data-island="color-tool"]');
    const contained = await styleOf(
      tool.getByRole('button', { name: 'Set docs colors', exact: true }),
    );
    expect(contrast(contained.color, contained.backgroundColor)).toBeGreaterThanOrEqual(4.5);
    await expectNoAxeViolations(page, colorScheme, '[data-island="color-tool"]');
  }
});

test('a page with such a tool loads its theme', async () => {
  const { requests } = await openRecording('/material-ui/customization/density', PARTS.toolTheme);
  expect(requests).toHaveLength(1);
});

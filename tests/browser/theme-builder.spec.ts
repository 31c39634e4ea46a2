import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import axe from 'axe-core';
import { compressToEncodedURIComponent } from 'lz-string';
import { expectNoAxeViolations } from './support/axe';
import { waitForIsland } from './support/islands';
import { expect, SMOKE, test } from './support/test';
import { BUILDER, generate, JOY_BUILDER, openBuilder, preview } from './support/themeBuilder';

const PRESETS = JSON.parse(
  fs.readFileSync(path.resolve(__dirname, '../../content/theme-presets.json'), 'utf8'),
) as Record<'material-ui' | 'joy-ui', { name: { en: string } }[]>;

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const code = (page: Page) => page.getByRole('region', { name: 'theme.ts' });

/** The color of a button in the preview, as CSS. */
const primaryColor = (page: Page) =>
  preview(page)
    .getByRole('button', { name: 'primary' })
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

const link = (json: unknown) =>
  `${BUILDER}#theme=${compressToEncodedURIComponent(JSON.stringify(json))}`;

test('a reader makes a theme of a brand color, checks it, and gets its code', SMOKE, async () => {
  const page = await openBuilder();
  await tab(page, 'Checks').click();
  await page.getByText(/Light, OutlinedInput: the border has a contrast of 1.73:1/).waitFor();
  await tab(page, 'Colors').click();
  await generate(page, '#00695c');
  await expect.poll(() => primaryColor(page)).toBe('rgb(0, 105, 92)');
  await tab(page, 'Checks').click();
  await page.getByText('No problems found in the preview.').waitFor();
  await tab(page, 'Code').click();
  await expect(code(page)).toContainText("primary: { main: '#00695c' }");
  await expectNoAxeViolations(page);
});

test('problems are counted after a change, and the tabs are in one row', async () => {
  const page = await openBuilder();
  await tab(page, 'Checks').click();
  await page
    .getByText(/the border has a contrast of/)
    .first()
    .waitFor();
  await expect(tab(page, /^Checks$/)).toBeVisible();
  await tab(page, 'Colors').click();
  await page.getByLabel('primary.main', { exact: true }).fill('#dddddd');
  await tab(page, /^Checks \(\d+\)$/).waitFor();
  const tops = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((each) => each.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

/** Returns the contrast of each pair of text and background of the preview that axe finds too low. */
async function ratiosByAxe(page: Page): Promise<number[]> {
  const element = await page.locator('[data-island="theme-builder-tool"] iframe').elementHandle();
  const frame = await element?.contentFrame();
  await frame?.evaluate(axe.source);
  const ratios = await frame?.evaluate(async () => {
    const { axe: own } = window as unknown as { axe: typeof axe };
    const { violations } = await own.run({ runOnly: ['color-contrast'] });
    const data = violations.flatMap(({ nodes }) =>
      nodes.flatMap(({ any }) => any.map((check) => check.data as { contrastRatio: number })),
    );
    return data.map(({ contrastRatio }) => contrastRatio);
  });
  return [...new Set(ratios)].sort((a, b) => a - b);
}

for (const width of [1024, 1280]) {
  test(`at ${width} px, the preview is as wide as a phone, and no button of a row wraps`, async () => {
    const page = await openBuilder();
    await page.setViewportSize({ width, height: 800 });
    const frame = await preview(page).owner().boundingBox();
    expect(frame?.width).toBeGreaterThanOrEqual(390);
    const actions = ['New', 'Rename', 'Duplicate', 'Delete', 'Import', 'Copy link'];
    const boxes = await Promise.all(actions.map((name) => button(page, name).boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  });
}

test('the checks find every text of the default theme that axe finds, and more', async () => {
  const page = await openBuilder();
  await tab(page, 'Checks').click();
  await page
    .getByText(/text has a contrast of/)
    .first()
    .waitFor();
  const texts = await page.getByText(/text has a contrast of/).allTextContents();
  const found = texts.map((text) => Number(/contrast of ([\d.]+):1/.exec(text)?.[1]));
  const expected = await ratiosByAxe(page);
  expect(expected.length).toBeGreaterThan(5);
  // axe rounds, the checks round down.
  expect(expected.filter((ratio) => !found.some((own) => Math.abs(own - ratio) < 0.015))).toEqual(
    [],
  );
});

test('changes in the theme builder are undone, and outlive a reload', async () => {
  const page = await openBuilder();
  await generate(page, '#00695c');
  await generate(page, '#7b1fa2');
  await button(page, 'Undo').press('Enter');
  await expect.poll(() => primaryColor(page)).toBe('rgb(0, 105, 92)');
  await page.reload();
  await waitForIsland(page, 'theme-builder-tool', 'hydrated');
  await expect.poll(() => primaryColor(page)).toBe('rgb(0, 105, 92)');
});

test('a changed color renders no component again', async () => {
  const page = await openBuilder();
  const changes = await preview(page)
    .locator('body')
    .evaluate((body) => {
      const records: string[] = [];
      new MutationObserver((list) =>
        records.push(...list.map(({ target }) => target.nodeName)),
      ).observe(body, { subtree: true, childList: true, attributes: true, characterData: true });
      return Object.assign(window, { records }) && 0;
    });
  expect(changes).toBe(0);
  await page.getByLabel('primary.main', { exact: true }).fill('#00695c');
  await expect.poll(() => primaryColor(page)).toBe('rgb(0, 105, 92)');
  const records = await preview(page)
    .locator('body')
    .evaluate(() => (window as unknown as { records: string[] }).records);
  expect(new Set(records)).toEqual(new Set(['#text']));
});

test('a theme is imported from code, and what was not understood is listed', async () => {
  const page = await openBuilder();
  await button(page, 'Import').click();
  await page
    .getByLabel('Paste TypeScript, JavaScript, JSON, or design tokens')
    .fill(
      `createTheme({\n cssVariables: true,\n palette: { primary: { main: '#7b1fa2' } },\n spacing: (x) => x,\n})`,
    );
  await button(page, 'Read').click();
  await page.getByText('spacing (line 4)').waitFor();
  await expectNoAxeViolations(page);
  await button(page, 'Import the rest').click();
  await expect.poll(() => primaryColor(page)).toBe('rgb(123, 31, 162)');
});

test('a theme of a link is shown first, and replaces none', async () => {
  const page = await openBuilder(
    link([1, 'Harbor', { 'colorSchemes.light.palette.primary.main': '#004d40' }]),
  );
  await page.getByText('colorSchemes.light.palette.primary.main: #004d40').waitFor();
  await expectNoAxeViolations(page);
  await button(page, 'Add to my themes').click();
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await expect.poll(() => primaryColor(page)).toBe('rgb(0, 77, 64)');
  await expect(page.getByLabel('Theme', { exact: true }).locator('option')).toHaveText([
    'Untitled theme',
    'Harbor',
  ]);
});

for (const [what, address, message] of [
  ['damaged', `${BUILDER}#theme=%%%`, 'This link to a theme is damaged.'],
  ['of a later version', link([2, '', {}]), 'This link comes from a later version'],
] as const) {
  test(`a link that is ${what} changes nothing`, async () => {
    const page = await openBuilder(address);
    await page.getByText(message).waitFor();
    await button(page, 'Cancel').click();
    await expect(page.getByLabel('Theme', { exact: true }).locator('option')).toHaveCount(1);
  });
}

for (const [product, address] of [
  ['material-ui', BUILDER],
  ['joy-ui', JOY_BUILDER],
] as const) {
  test(`each preset of ${product} passes every check`, async () => {
    const page = await openBuilder(address);
    for (const { name } of PRESETS[product]) {
      await tab(page, 'Presets').click();
      await button(page, name.en).click();
      await tab(page, /^Checks/).click();
      await expect(page.getByText(/problems found in the preview/i)).toHaveText(
        'No problems found in the preview.',
      );
    }
  });
}

test('a reader makes a theme of Joy UI, checks it, and gets its code', async () => {
  const page = await openBuilder(JOY_BUILDER);
  await tab(page, 'Checks').click();
  await page.getByText(/Dark, FormHelperText: text has a contrast of 3.53:1/).waitFor();
  await tab(page, 'Colors').click();
  await generate(page, '#00695c');
  await expect.poll(() => primaryColor(page)).toBe('rgb(0, 105, 92)');
  await tab(page, 'Checks').click();
  await page.getByText('No problems found in the preview.').waitFor();
  await tab(page, 'Code').click();
  await expect(code(page)).toContainText("'500': '#00695c'");
  await expectNoAxeViolations(page);
});

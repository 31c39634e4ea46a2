import type { Locator, Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { EDITED, editDemo } from './support/editDemo';
import { openPage } from './support/page';
import { expect, SMOKE, test } from './support/test';
import { generate, JOY_BUILDER, openBuilder, preview, show } from './support/themeBuilder';

const COLOR = '#00695c';
const SHOWN = 'rgb(0, 105, 92)';
const BUTTONS = '/material-ui/react-button';
const TEMPLATE = '/material-ui/getting-started/templates/checkout';

const backgroundOf = (element: Locator) =>
  element.first().evaluate((button) => getComputedStyle(button).backgroundColor);

/** Has the site show its demos in a theme of the color. */
async function useOnSite(page: Page): Promise<void> {
  await generate(page, COLOR);
  await page.getByLabel(/^Use this theme on this site/).check();
}

test('the preview shows a demo of the site, whose popups open in it', async () => {
  const page = await openBuilder();
  await generate(page, COLOR);
  await show(page, 'AlertDialogSlide');
  const dark = preview(page).locator('[data-theme="dark"]');
  await dark.getByRole('button').first().click();
  const dialog = preview(page).getByRole('dialog');
  await dialog.waitFor();
  expect(await dialog.evaluate((element) => getComputedStyle(element).colorScheme)).toBe('dark');
  await dialog.getByRole('button').last().click();
  await dialog.waitFor({ state: 'detached' });
});

test('the preview shows a template in both color schemes, and checks it', async () => {
  const page = await openBuilder();
  await generate(page, COLOR);
  await show(page, 'Checkout');
  const frames = page.locator('[data-island="theme-builder-tool"] iframe');
  await expect(frames).toHaveCount(2);
  for (const [index, mode] of ['light', 'dark'].entries()) {
    await expect(frames.nth(index).contentFrame().locator('html')).toHaveAttribute(
      'data-mode',
      mode,
    );
  }
  const main = frames.first().contentFrame().locator('.MuiButton-contained');
  await expect.poll(() => backgroundOf(main)).toBe(SHOWN);
  await generate(page, '#7b1fa2');
  await expect.poll(() => backgroundOf(main)).toBe('rgb(123, 31, 162)');
  await page.getByRole('tab', { name: /^Checks/ }).click();
  await page.getByText(/problems found in the preview/i).waitFor();
  await expectNoAxeViolations(page);
});

test('the site shows demos, edited ones, and templates in the theme', SMOKE, async () => {
  const page = await openBuilder();
  await useOnSite(page);
  await page.goto(BUTTONS);
  const demo = page.locator('.MuiButton-contained');
  await expect.poll(() => backgroundOf(demo)).toBe(SHOWN);
  const edited = await editDemo(page, EDITED.replace('<Button ', '<Button variant="contained" '));
  await expect.poll(() => backgroundOf(edited.locator('.MuiButton-contained'))).toBe(SHOWN);
  await page.goto(TEMPLATE);
  const template = page.locator('iframe').contentFrame();
  await expect.poll(() => backgroundOf(template.locator('.MuiButton-contained'))).toBe(SHOWN);
});

test('demos of Joy UI are shown in the theme of its builder, those of Material UI are not', async () => {
  const page = await openBuilder(JOY_BUILDER);
  await useOnSite(page);
  await show(page, 'ButtonVariants');
  await preview(page).locator('[data-theme="dark"] .MuiButton-variantSolid').first().waitFor();
  await page.goto('/joy-ui/react-button');
  const demo = page.locator('.MuiButton-variantSolid.MuiButton-colorPrimary');
  await expect.poll(() => backgroundOf(demo)).toBe(SHOWN);
  const edited = await editDemo(
    page,
    "import Button from '@mui/joy/Button';\n\nexport default function Edited() {\n  return <Button>Edited</Button>;\n}\n",
  );
  await expect.poll(() => backgroundOf(edited.locator('.MuiButton-root'))).toBe(SHOWN);
  await page.goto(BUTTONS);
  await expect
    .poll(() => backgroundOf(page.locator('.MuiButton-contained')))
    .toBe('rgb(25, 118, 210)');
});

test('the settings give the demos their default theme back', async () => {
  const page = await openBuilder();
  await useOnSite(page);
  await page.goto(BUTTONS);
  const demo = page.locator('.MuiButton-contained');
  await expect.poll(() => backgroundOf(demo)).toBe(SHOWN);
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  await page.getByRole('button', { name: 'Stop using your theme' }).click();
  await expect.poll(() => backgroundOf(demo)).toBe('rgb(25, 118, 210)');
  await expectNoAxeViolations(page);
});

test('the builder knows that the settings have turned the theme off', async () => {
  const page = await openBuilder();
  await useOnSite(page);
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  await page.getByRole('button', { name: 'Stop using your theme' }).click();
  await page.keyboard.press('Escape');
  const use = page.getByLabel(/^Use this theme on this site/);
  await expect(use).not.toBeChecked();
  await generate(page, '#7b1fa2');
  await expect(page.getByLabel('primary.main', { exact: true })).toHaveValue('#7b1fa2');
  await expect(use).not.toBeChecked();
});

test('a damaged stored theme changes nothing', async () => {
  const page = await openBuilder();
  await page.evaluate(() =>
    localStorage.setItem(
      'reader-theme',
      '{"material-ui":{"options":{"colorSchemes":{"light":{"palette":{"primary":{"main":"x"}}}}},"code":"","isUsed":true}}',
    ),
  );
  await page.goto(BUTTONS);
  await expect
    .poll(() => backgroundOf(page.locator('.MuiButton-contained')))
    .toBe('rgb(25, 118, 210)');
});

test('a stored theme adds no rules to the page, and the rest of it is shown', async () => {
  const page = await openPage(BUTTONS, {
    beforeLoad: (fresh) =>
      fresh.addInitScript(() => {
        const main = '#7b1fa2';
        const fontFamily = 'serif; } body { visibility: hidden; } .rest { --a: b';
        const options = {
          colorSchemes: { light: { palette: { primary: { main } } } },
          typography: { fontFamily, button: { fontFamily } },
        };
        const theme = { options, code: '', isUsed: true };
        localStorage.setItem('reader-theme', JSON.stringify({ 'material-ui': theme }));
      }),
  });
  const button = page.locator('.MuiButton-contained').first();
  await expect.poll(() => backgroundOf(button)).toBe('rgb(123, 31, 162)');
  expect(await button.isVisible()).toBe(true);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});

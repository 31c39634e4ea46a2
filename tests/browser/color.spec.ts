import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { waitForIsland } from './support/islands';
import { openLive, openPage } from './support/page';
import type { PageOptions } from './support/page';
import { allowProblems } from './support/pageProblems';
import { expect, SMOKE, test } from './support/test';

const COLOR = '/material-ui/customization/color';

async function openPlayground(path = COLOR, options: PageOptions = {}): Promise<Page> {
  const page = await openPage(path, options);
  await page.locator('[data-island="color-tool"]').evaluate((tool) => tool.scrollIntoView());
  await waitForIsland(page, 'color-tool', 'hydrated');
  return page;
}

const field = (page: Page, name = 'primary') => page.locator(`#color-${name}`);
const sample = (page: Page, name = 'primary') => page.locator(`[data-sample="${name}"]`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Waits until the primary color of demos is the reader's, as its channels, or their default: nothing. */
async function waitForPrimary(page: Page, channels: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      getComputedStyle(document.documentElement)
        .getPropertyValue('--chosen-primary-main')
        .trim() === wanted,
    channels,
  );
}

async function colorsCookie(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'paletteColors')?.value;
}

test('colors are set for the docs, outlive a reload, and are reset', SMOKE, async () => {
  const page = await openPlayground();
  await field(page).fill('C2185B');
  await sample(page).filter({ hasText: '#c2185b' }).waitFor();
  expect(await colorsCookie(page)).toBeUndefined();
  await button(page, 'Set docs colors').press('Enter');
  await page.getByText('The docs have these colors now.').waitFor();
  await waitForPrimary(page, '194 24 91');
  expect(await colorsCookie(page)).toContain('#c2185b');

  await page.reload();
  await waitForPrimary(page, '194 24 91');
  await waitForIsland(page, 'color-tool', 'hydrated');
  await sample(page).filter({ hasText: '#c2185b' }).waitFor();
  await expectNoAxeViolations(page);

  await button(page, 'Reset docs colors').click();
  await page.getByText('The docs have their default colors again.').waitFor();
  await sample(page).filter({ hasText: '#1976d2' }).waitFor();
  await waitForPrimary(page, '');
  expect(await colorsCookie(page)).toBeUndefined();
});

for (const text of ['#12', 'rgb(256, 0, 0)', 'red', '</style><script>alert(1)</script>']) {
  test(`"${text}" stays in the field, is said to be wrong, and is not applied`, async () => {
    const page = await openPlayground();
    await field(page).fill(text);
    await page.getByText('Type a color as #rgb, #rrggbb, or rgb(r, g, b).').waitFor();
    expect(await field(page).getAttribute('aria-invalid')).toBe('true');
    expect(await sample(page).innerText()).toBe('#1976d2');
    await expectNoAxeViolations(page, 'invalid');
    await button(page, 'Set docs colors').click();
    await waitForPrimary(page, '25 118 210');
    expect(await field(page).inputValue()).toBe(text);
  });
}

test('hue and shade are picked by keyboard, and the field shows the color', async () => {
  const page = await openPlayground();
  const hues = page.getByRole('radiogroup', { name: 'Primary: hue' });
  await hues.getByRole('radio', { name: 'blue', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  // The hue after blue, in the shade that was shown: 700.
  await sample(page).filter({ hasText: '#0288d1' }).waitFor();
  expect(await hues.getByRole('radio', { name: 'lightBlue' }).isChecked()).toBe(true);
  const primary = page.getByRole('group', { name: 'Primary', exact: true });
  await primary.getByRole('slider', { name: 'Shade' }).press('Home');
  await sample(page).filter({ hasText: '#e1f5fe' }).waitFor();
  expect(await field(page).inputValue()).toBe('#e1f5fe');
});

test('a color is shown with the lighter and the darker shade that the palette makes of it', async () => {
  const page = await openPlayground();
  await field(page).fill('#1976d2');
  const primary = page.getByRole('group', { name: 'Primary', exact: true });
  // As `createTheme` does with this main color alone.
  await primary.getByText('#4791db').waitFor();
  await primary.getByText('#115293').waitFor();
});

test('the playground speaks Chinese', async () => {
  const page = await openPlayground(`/zh${COLOR}`);
  await field(page).fill('nothing');
  await page.getByText('请用 #rgb、#rrggbb 或 rgb(r, g, b) 的形式输入颜色。').waitFor();
  await button(page, '应用到文档').click();
  await page.getByText('文档已使用这些颜色。').waitFor();
  await expectNoAxeViolations(page);
});

test('every hue is listed with its shades', async () => {
  const page = await openPage(COLOR, { javaScriptEnabled: false });
  const tables = page.locator('main table');
  // One for each hue, and one of the shades that are readable.
  expect(await tables.count()).toBe(20);
  expect(await tables.filter({ hasText: 'deepPurple' }).locator('tr').count()).toBe(14);
});

const TABBED = '/base-ui/react-button';

/** A pale yellow and a deep blue: neither can be read in both modes as it is. */
for (const [color, mode] of [
  ['ffd54f', 'light'],
  ['ffd54f', 'dark'],
  ['1a237e', 'light'],
  ['1a237e', 'dark'],
] as const) {
  test(`#${color} reaches the shell in ${mode}, and can be read`, async () => {
    const page = await openLive(`${TABBED}?theme=1.ltr.normal.8.${mode}.${color}.`);
    const tab = page.getByRole('link', { name: 'Demos' });
    const own = await tab.evaluate((element) => getComputedStyle(element).color);
    const plain = await openPage(`${TABBED}?theme=1.ltr.normal.8.${mode}..`);
    const usual = await plain
      .getByRole('link', { name: 'Demos' })
      .evaluate((element) => getComputedStyle(element).color);
    expect(own).not.toBe(usual);
    await expectNoAxeViolations(page);
  });
}

test('a chosen color is there before the scripts of the page', async () => {
  const page = await openPage(`${TABBED}?theme=1.ltr.normal.8.light.880e4f.`, {
    beforeLoad: async (fresh) => {
      allowProblems(fresh);
      // The browser waits for one file with the reader's theme before it shows anything.
      await fresh.route(/\/assets\/js\/(?!theme\.)/, (route) => route.abort());
    },
  });
  const color = await page
    .getByRole('link', { name: 'Demos' })
    .evaluate((element) => getComputedStyle(element).color);
  expect(color).toBe('rgb(136, 14, 79)');
});

import type { Locator, Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { ISLAND_SCRIPTS, openRecording } from './support/islands';
import {
  expectToFit,
  openLive,
  openPage,
  settleAnimations,
  waitForHydration,
} from './support/page';
import { expect, SMOKE, test } from './support/test';

const example = { name: 'Book a harbor tour' };

test('the example is visible at once, and loads the library when touched', SMOKE, async () => {
  const { page, requests } = await openRecording('/versions', ISLAND_SCRIPTS);
  await waitForHydration(page);
  await page.locator('.navbar__brand').click();
  const form = page.getByRole('group', example);
  await form.waitFor();
  expect(await form.getByLabel('Full name').inputValue()).not.toBe('');
  expect(requests).toEqual([]);
  await form.getByRole('button', { name: '18:00' }).click();
  await form.getByRole('button', { name: '18:00', pressed: true }).waitFor();
  expect(requests).not.toEqual([]);
});

test('the form computes the price, asks for a name, and confirms', async () => {
  const page = await openLive('/');
  const form = page.getByRole('group', example);
  const name = form.getByLabel('Full name');
  await name.focus();
  await page.locator('[data-island="showcase"][data-island-state="hydrated"]').waitFor();
  await name.fill('');
  const slider = form.getByRole('slider', { name: 'Guests' });
  await slider.focus();
  await page.keyboard.press('Home');
  const price = form.locator('output');
  const alone = await price.innerText();
  await form.getByRole('checkbox', { name: 'With lunch' }).click();
  expect(await price.innerText()).not.toBe(alone);

  await form.getByRole('button', { name: 'Book' }).click();
  await form.getByText('Enter your name').waitFor();
  await expect(name).toBeFocused();
  await name.fill('Kofi Mensah');
  await page.keyboard.press('Enter');
  await form.getByText('Booked for 14:00. Guests: 1.').waitFor();
});

test('colors and corners change the example only, in both modes', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await openLive('/', { colorScheme });
    const form = page.getByRole('group', example);
    const book = form.getByRole('button', { name: 'Book' });
    const look = () =>
      book.evaluate((button) => {
        const { backgroundColor, borderRadius } = getComputedStyle(button);
        return { backgroundColor, borderRadius };
      });
    const first = await look();
    const site = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await form.getByRole('button', { name: 'Teal' }).click();
    await form.getByRole('button', { name: 'Teal', pressed: true }).waitFor();
    await form.getByRole('button', { name: 'Square' }).click();
    await form.getByRole('button', { name: 'Square', pressed: true }).waitFor();
    await settleAnimations(page);
    const then = await look();
    expect(then.borderRadius).toBe('0px');
    expect(then.backgroundColor).not.toBe(first.backgroundColor);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(site);
    for (const color of ['Color of the site', 'Teal', 'Pink', 'Purple']) {
      await form.getByRole('button', { name: color }).click();
      await form.getByRole('button', { name: color, pressed: true }).waitFor();
      await settleAnimations(page);
      await expectNoAxeViolations(page, `${color}, ${colorScheme}`, '[data-island="showcase"]');
    }
    await expectNoAxeViolations(page);
  }
});

test('the command of the first screen is that of the installation page, and can be copied', async () => {
  const page = await openPage('/material-ui/getting-started/installation');
  const commands = await page.locator('pre').allInnerTexts();
  await page.locator('.navbar__brand').click();
  const command = page.locator('main pre').first();
  await page.getByRole('heading', { level: 1, name: 'React components' }).waitFor();
  expect(commands).toContain(await command.innerText());
  await page.getByRole('button', { name: 'Copy the code' }).waitFor();
});

test('facts lead to what proves them', async () => {
  const page = await openLive('/');
  const links = page.getByRole('list', { name: 'About these pages' }).getByRole('link');
  for (const link of await links.all()) {
    const { pathname, hash } = new URL((await link.getAttribute('href')) ?? '', page.url());
    const target = await page.request.get(pathname);
    expect([pathname, target.status()]).toEqual([pathname, 200]);
    expect(await target.text()).toMatch(hash ? new RegExp(`id="?${hash.slice(1)}\\b`) : /./);
  }
});

for (const [whose, theme] of [
  ['the site', ''],
  ['the reader', '?theme=1.ltr.normal.8.MODE.880e4f.'],
] as const) {
  test(`the first button and the example have the one color of ${whose}, in both modes`, async () => {
    for (const mode of ['light', 'dark'] as const) {
      const page = await openPage(`/${theme.replace('MODE', mode)}`, { colorScheme: mode });
      const form = page.getByRole('group', example);
      const backgroundOf = (part: Locator) =>
        part.evaluate((element) => getComputedStyle(element).backgroundColor);
      const install = page.getByRole('link', { name: 'Install Material UI' });
      const color = await backgroundOf(install);
      expect(color).toBe(
        {
          light: theme ? 'rgb(136, 14, 79)' : 'rgb(0, 115, 230)',
          dark: theme ? color : 'rgb(51, 153, 255)',
        }[mode],
      );
      expect(await backgroundOf(form.getByRole('button', { name: 'Book' }))).toBe(color);
      const swatch = form.getByRole('button', { name: 'Color of the site' }).locator('div');
      expect(await backgroundOf(swatch)).toBe(color);
      await expectNoAxeViolations(page);
    }
  });
}

test('the pictures of templates lead to pages, and nothing is wider than a phone', async () => {
  const page = await openLive('/', { viewport: { width: 390, height: 844 } });
  await expectToFit(page);
  for (const link of await page.getByRole('link', { name: /^See all/ }).all()) {
    expect.soft((await link.boundingBox())?.height ?? 24).toBeGreaterThanOrEqual(24);
  }
  const templates = page.getByRole('region', { name: 'Start from a complete page' });
  await templates.getByRole('link', { name: 'Dashboard' }).click();
  await page.waitForURL('**/getting-started/templates/dashboard');
});

test('the table of sizes becomes a grid that sorts, without moving', async () => {
  const path = '/';
  const sizes = (page: Page) => page.getByRole('region', { name: 'Know what a component costs' });
  const placeOf = async (page: Page) => {
    const link = sizes(page).getByRole('link', { name: 'Autocomplete', exact: true });
    return link.evaluate((node) => Math.round(node.getBoundingClientRect().top + window.scrollY));
  };
  const page = await openPage(path);
  const table = await placeOf(page);
  await sizes(page).scrollIntoViewIfNeeded();
  await sizes(page).getByRole('grid').waitFor();
  expect(Math.abs((await placeOf(page)) - table)).toBeLessThanOrEqual(2);
  const first = sizes(page).getByRole('gridcell').first();
  expect(await first.innerText()).toBe('TextField');
  await sizes(page).getByRole('columnheader', { name: 'Alone, kB' }).click();
  await sizes(page).getByRole('columnheader', { name: 'Alone, kB' }).click();
  await expect(first).toHaveText('Autocomplete');
  await expectNoAxeViolations(page);

  const plain = await openPage(path, { javaScriptEnabled: false });
  expect(await sizes(plain).getByRole('row').count()).toBe(7);
});

test('the example says that it needs JavaScript, in the language of the page', async () => {
  const page = await openPage('/zh/', { javaScriptEnabled: false });
  await page.getByRole('group', { name: '预订港口游船' }).waitFor();
  const sentence = page.locator('noscript p');
  expect(await sentence.isVisible()).toBe(true);
  expect(await sentence.innerText()).toBe('这个示例需要 JavaScript 才能操作。');
});

for (const [name, path] of [
  ['Forms', '/material-ui/guides/forms'],
  ['Dark mode', '/material-ui/customization/dark-mode'],
  ['Theme builder', '/material-ui/customization/theme-builder'],
  ['Upgrade to v6', '/material-ui/migration/upgrade-to-v6'],
] as const) {
  test(`"${name}" leads to ${path}`, async () => {
    const page = await openLive('/');
    const tasks = page.getByRole('navigation', { name: 'Common tasks' });
    await tasks.getByRole('link', { name }).click();
    await page.waitForURL(`**${path}`);
  });
}

for (const width of [920, 1024, 1280]) {
  test(`at ${width} px, the command that installs is shown as a whole`, async () => {
    const page = await openPage('/', { viewport: { width, height: 768 } });
    const listing = page.locator('main pre', { hasText: 'npm install' }).first();
    const hidden = await listing.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    expect(hidden).toBe(0);
  });
}

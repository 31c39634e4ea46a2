import type { Locator, Page } from 'playwright-core';
import { openLive, openPage, waitForHydration } from '../browser/support/page';
import { expect, test } from '../browser/support/test';
import { searchField, searchFor } from '../browser/support/search';
import { openSettings } from '../browser/support/theme';

const INSTALLATION = '/material-ui/getting-started/installation';

async function openForced(path: string, width = 1280): Promise<Page> {
  const page = await openPage(path, { viewport: { width, height: 900 } });
  await page.emulateMedia({ forcedColors: 'active' });
  await waitForHydration(page);
  return page;
}

/** What a reader with forced colors sees around an element, without its text. */
const frameOf = (element: Locator) =>
  element.evaluate((node) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(node);
    return outlineStyle === 'none' ? 'none' : [outlineStyle, outlineWidth, outlineColor].join(' ');
  });

async function expectChosen(chosen: Locator, other: Locator): Promise<void> {
  expect(await frameOf(chosen.first())).toMatch(/^solid 2px/);
  expect(await frameOf(other.first())).toBe('none');
}

test('the page in the side navigation has a frame', async () => {
  const page = await openForced('/material-ui/react-button');
  const links = page.locator('#__docusaurus aside .menu__link, [data-side-navigation] .menu__link');
  await expectChosen(
    links.and(page.locator('[aria-current="page"]')),
    links.and(page.locator('[href]:not([aria-current]):not(.menu__link--active)')),
  );
});

test('the chosen code tab has a frame', async () => {
  const page = await openForced(INSTALLATION);
  const chosen = page.locator('[data-code-tab][aria-selected="true"]');
  const other = page.locator('[data-code-tab][aria-selected="false"]');
  await expectChosen(chosen, other);
  const name = (await other.first().textContent()) ?? '';
  await other.first().click();
  await page.mouse.move(0, 0);
  const clicked = page.getByRole('tab', { name, exact: true }).first();
  await clicked.evaluate((tab) => tab.blur());
  expect(await frameOf(clicked)).toMatch(/^solid 2px/);
});

test('the chosen settings have a frame', async () => {
  const page = await openForced('/material-ui/react-button');
  const drawer = await openSettings(page);
  await expectChosen(
    drawer.locator('[aria-pressed="true"]'),
    drawer.locator('[aria-pressed="false"]'),
  );
});

test('the chosen language of a demo’s code has a frame', async () => {
  const page = await openForced('/material-ui/react-button');
  const demo = page.locator('#InputFileUpload');
  await demo.getByRole('button', { name: 'Show code' }).click();
  await expectChosen(demo.locator('[aria-pressed="true"]'), demo.locator('[aria-pressed="false"]'));
});

/** Whether something of an element without text is visible: a line around it, or a color of its own. */
const isSeen = (element: Locator, pseudo = '') =>
  element.evaluate((node, part) => {
    const { outlineStyle, forcedColorAdjust } = getComputedStyle(node, part);
    return outlineStyle !== 'none' || forcedColorAdjust === 'none';
  }, pseudo);

test('switches, sliders, and buttons of tools keep their outlines', async () => {
  const home = await openForced('/');
  const hero = home.locator('[data-island="showcase"]');
  for (const part of ['Slider-rail', 'Slider-thumb', 'Switch-track', 'Switch-thumb']) {
    expect([part, await isSeen(hero.locator(`.Mui${part}`).first())]).toEqual([part, true]);
  }
  expect(await isSeen(hero.getByRole('button', { name: 'Book' }))).toBe(true);
  const color = await openForced('/material-ui/customization/color');
  expect(await isSeen(color.getByRole('button', { name: 'Set docs colors', exact: true }))).toBe(
    true,
  );
});

test('matches in search results have a background', async () => {
  const page = await openForced('/material-ui/react-button');
  await page.keyboard.press('Control+k');
  await searchField(page).waitFor();
  await searchFor(page, 'slider');
  const background = (element: Locator) =>
    element.evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(await background(page.locator('mark').first())).toMatch(/^rgb\(/);
});

test('samples of colors keep their colors', async () => {
  const page = await openForced('/material-ui/customization/color');
  expect(await isSeen(page.getByRole('radio', { name: 'teal' }).first())).toBe(true);
  expect(await isSeen(page.getByRole('row', { name: '#e57373' }).first().locator('..'))).toBe(true);
});

test('links to other sites keep their icon', async () => {
  const page = await openForced('/material-ui/react-slider');
  const link = page.locator('main a[target="_blank"]').first();
  expect(await isSeen(link, '::after')).toBe(true);
});

test('demos look as in readers’ apps', async () => {
  const page = await openForced('/material-ui/react-slider');
  const rail = page.locator('[data-island]:not([data-island-module]) .MuiSlider-rail').first();
  expect(await isSeen(rail)).toBe(false);
});

test('without forced colors, there is no frame', async () => {
  const page = await openLive(INSTALLATION);
  expect(await frameOf(page.locator('[data-code-tab][aria-selected="true"]').first())).toBe('none');
});

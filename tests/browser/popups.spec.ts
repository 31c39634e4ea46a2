import type { Locator, Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { chooseInDemo } from './support/demoMenu';
import { hydrateAllIslands, island, waitForIsland } from './support/islands';
import { expectToFit, openLive, settleAnimations } from './support/page';
import type { PageOptions } from './support/page';
import { expect, SMOKE, test } from './support/test';

interface Popup {
  path: string;
  demo: string;
  styling: 'MUI System' | 'Tailwind' | 'CSS';
  opener: 'combobox' | 'button';
  role: 'listbox' | 'menu';
}

const STYLINGS = { system: 'MUI System', tailwind: 'Tailwind', css: 'CSS' } as const;
const LISTBOX = { styling: 'MUI System', opener: 'combobox', role: 'listbox' } as const;
const SELECT: Popup = { path: '/joy-ui/react-select', demo: 'SelectBasic', ...LISTBOX };
const POPUPS: readonly Popup[] = [
  SELECT,
  { path: '/joy-ui/react-autocomplete', demo: 'BasicAutocomplete', ...LISTBOX },
  ...Object.values(STYLINGS).flatMap((styling): Popup[] => [
    { path: '/base-ui/react-select', demo: 'UnstyledSelectBasic', ...LISTBOX, styling },
    {
      path: '/base-ui/react-menu',
      demo: 'MenuIntroduction',
      opener: 'button',
      role: 'menu',
      styling,
    },
  ]),
];

/** The element around it, a slot, is none that axe looks at. */
const SHOWN = '[data-demo-popup] > *';

const islandOf = ({ demo, styling }: Popup) =>
  styling === 'MUI System' ? demo : `${styling.toLowerCase()}-${demo}`;

async function openDemo(popup: Popup, options: PageOptions = {}): Promise<Page> {
  const page = await openLive(popup.path, {
    ...options,
    beforeLoad: (opened) =>
      opened.addInitScript((name) => {
        document.cookie = `codeStyling=${name};path=/`;
      }, popup.styling),
  });
  await island(page, islandOf(popup)).scrollIntoViewIfNeeded();
  await waitForIsland(page, islandOf(popup), 'hydrated');
  return page;
}

/** Opens by keyboard what a control opens, and gives it. */
async function openFrom(opener: Locator, role: Popup['role']): Promise<Locator> {
  await opener.press('ArrowDown');
  const opened = opener.page().locator(`[role="${role}"]:visible`);
  await opened.waitFor();
  await settleAnimations(opener.page());
  return opened;
}

async function openPopup(page: Page, popup: Popup): Promise<Locator> {
  const stage = island(page, islandOf(popup));
  return openFrom(stage.getByRole(popup.opener).first(), popup.role);
}

async function close(popup: Locator): Promise<void> {
  await popup.page().keyboard.press('Escape');
  await popup.waitFor({ state: 'hidden' });
}

async function look(page: Page, { demo }: Popup, item: string): Promise<void> {
  await chooseInDemo(page.locator(`#${demo}`), 'Change the look', item);
}

async function lookOf(element: Locator) {
  return element.evaluate((shown) => {
    const { backgroundColor, color, direction } = getComputedStyle(shown);
    const brightness = (value: string) =>
      (value.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
    return { isDark: brightness(backgroundColor) < brightness(color), direction };
  });
}

for (const popup of POPUPS) {
  test(`${popup.demo} (${popup.styling}) opens in the site’s look, and in its own`, async () => {
    const page = await openDemo(popup, { colorScheme: 'light' });
    const likeSite = await openPopup(page, popup);
    expect(await lookOf(likeSite)).toEqual({ isDark: false, direction: 'ltr' });
    await expectNoAxeViolations(page, 'a popup in the look of the site', SHOWN);
    await close(likeSite);
    await look(page, popup, 'Other color mode');
    await look(page, popup, 'Other direction');
    const own = await openPopup(page, popup);
    // The styles of the other direction come on demand.
    await expect.poll(() => lookOf(own)).toEqual({ isDark: true, direction: 'rtl' });
    await expectNoAxeViolations(page, 'a popup in its own look', SHOWN);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  });
}

for (const popup of POPUPS) {
  test(`${popup.demo} (${popup.styling}) can be light in a dark site`, async () => {
    const page = await openDemo(popup, { colorScheme: 'dark' });
    const likeSite = await openPopup(page, popup);
    expect(await lookOf(likeSite)).toEqual({ isDark: true, direction: 'ltr' });
    await close(likeSite);
    await look(page, popup, 'Other color mode');
    expect(await lookOf(await openPopup(page, popup))).toEqual({ isDark: false, direction: 'ltr' });
  });
}

for (const popup of POPUPS.filter(({ path }) => path.startsWith('/base-ui/'))) {
  test(`${popup.demo} (${popup.styling}) takes focus into its popup, with motion reduced too`, async () => {
    const page = await openDemo(popup, { reducedMotion: 'reduce' });
    const opened = await openPopup(page, popup);
    await opened.locator(':focus').waitFor();
    await close(opened);
    await island(page, islandOf(popup))
      .getByRole(popup.opener)
      .and(page.locator(':focus'))
      .waitFor();
  });
}

test('a popup has the text of its demo, not that of the site', SMOKE, async () => {
  const page = await openDemo(SELECT);
  const fontOf = (element: Locator) =>
    element.evaluate((shown) => getComputedStyle(shown).fontFamily);
  const ground = page.locator('[data-demo-popup]').first();
  expect(await fontOf(ground)).toBe(await fontOf(island(page, SELECT.demo)));
  expect(await fontOf(ground)).not.toBe(await fontOf(page.locator('body')));
});

test('nothing of a demo stays behind when the reader goes on', async () => {
  const page = await openDemo(SELECT);
  expect(await page.locator('body > [data-demo-popup]').count()).toBeGreaterThan(0);
  await page.locator('.pagination-nav a').first().click();
  await page.locator(`#${SELECT.demo}`).waitFor({ state: 'detached' });
  await page.locator('[data-demo-popup]').first().waitFor({ state: 'detached' });
});

for (const popup of POPUPS) {
  test(`${popup.demo} (${popup.styling}), closed, leaves a page that gets narrower as it is`, async () => {
    const page = await openDemo(popup, { viewport: { width: 1440, height: 800 } });
    await close(await openPopup(page, popup));
    await page.setViewportSize({ width: 320, height: 640 });
    await expectToFit(page);
  });
}

const PAGES = [...new Map(POPUPS.map((popup) => [popup.path, popup])).values()];

for (const { path, ...popup } of PAGES) {
  test(`no popup of ${path} is wider than a narrow screen`, async () => {
    const page = await openLive(path, { viewport: { width: 320, height: 640 } });
    await hydrateAllIslands(page);
    const openers = page
      .locator('[data-island]:not([data-island-module]):visible')
      .getByRole(popup.opener);
    const names = popup.role === 'menu' ? '[aria-haspopup="menu"]' : '[aria-expanded]';
    for (const opener of await openers.and(page.locator(names)).all()) {
      const opened = await openFrom(opener, popup.role);
      const { x = -1, width = 0 } = (await opened.boundingBox()) ?? {};
      const edges = {
        name: await opener.getAttribute('aria-label'),
        isInside: x >= 0 && x + width <= 320,
      };
      expect(edges).toEqual({ ...edges, isInside: true });
      await close(opened);
    }
  });
}

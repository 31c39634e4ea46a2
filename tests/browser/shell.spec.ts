import type { Page } from 'playwright-core';
import { twoFrames } from './support/islands';
import { openLive, PHONE, settleAnimations } from './support/page';
import type { PageOptions } from './support/page';
import { allowProblems, NOT_FOUND } from './support/pageProblems';
import { sidebarLink } from './support/sidebar';
import { expect, SMOKE, test } from './support/test';
import { choose, openSettings, waitForRoot } from './support/theme';

const BUTTONS = '/material-ui/react-button';
const MISSING = '/material-ui/no-such-page';

/** By its class: its name and the names in it are in the page's language. */
const header = (page: Page) => page.locator('.theme-layout-navbar');
const sidebar = (page: Page) =>
  page
    .getByRole('complementary')
    .filter({ has: page.getByRole('navigation', { name: 'Documentation' }) });
const skipLink = (page: Page) => page.getByRole('link', { name: 'Skip to content' });
const backToTop = (page: Page) => page.getByRole('button', { name: 'Scroll back to top' });
const languageMenu = (page: Page) => header(page).getByRole('button', { name: 'English' });
const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme');

async function openHydrated(path: string, options: PageOptions = {}): Promise<Page> {
  const page = await openLive(path, options);
  return page;
}

/** Chooses dark in the settings. */
async function chooseDark(page: Page): Promise<void> {
  await choose(await openSettings(page), 'Dark');
  await waitForRoot(page, 'data-theme', 'dark');
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await twoFrames(page);
}

test.describe('the skip link', () => {
  test('is the first stop of the keyboard, and shows itself there', SMOKE, async () => {
    const page = await openHydrated(BUTTONS);
    const bottom = () => skipLink(page).evaluate((link) => link.getBoundingClientRect().bottom);
    expect(await bottom()).toBeLessThanOrEqual(0);
    await page.keyboard.press('Tab');
    await expect(skipLink(page)).toBeFocused();
    await settleAnimations(page);
    const top = await skipLink(page).evaluate((link) => link.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
  });

  for (const path of ['/', BUTTONS, '/zh/material-ui/react-button', MISSING]) {
    test(`moves the focus into the main part of ${path}, where it stays`, async () => {
      const page = await openHydrated(path);
      allowProblems(page, NOT_FOUND);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await twoFrames(page);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => !!document.activeElement?.closest('main'))).toBe(true);
    });
  }
});

test('header, side navigation, contents and text have their measures', async () => {
  const page = await openHydrated(BUTTONS, { viewport: { width: 2400, height: 900 } });
  const article = page.getByRole('article');
  expect((await header(page).boundingBox())?.height).toBe(57);
  expect((await sidebar(page).boundingBox())?.width).toBe(300);
  const contents = page.locator('.theme-doc-toc-desktop');
  expect(await contents.evaluate((toc) => toc.parentElement?.offsetWidth)).toBe(242);
  const limit = await article.evaluate((element) => {
    const ruler = document.createElement('div');
    ruler.style.width = '105ch';
    element.append(ruler);
    const { width } = ruler.getBoundingClientRect();
    ruler.remove();
    return width;
  });
  const width = (await article.boundingBox())?.width ?? Infinity;
  expect(width).toBeGreaterThan(limit / 2);
  expect(width).toBeLessThanOrEqual(limit + 0.5);
});

test.describe('back to top', () => {
  test('shows after 200 px', async () => {
    const page = await openHydrated(BUTTONS);
    await scrollTo(page, 200);
    expect(await backToTop(page).count()).toBe(0);
    await scrollTo(page, 201);
    await backToTop(page).waitFor();
    await scrollTo(page, 0);
    await backToTop(page).waitFor({ state: 'hidden' });
  });

  for (const [name, reducedMotion, atOnce] of [
    ['at once where motion is reduced', 'reduce', true],
    ['smoothly where it is not', 'no-preference', false],
  ] as const) {
    test(`takes the reader up, ${name}`, async () => {
      const page = await openHydrated(BUTTONS, { reducedMotion });
      await scrollTo(page, 3000);
      const isUp = await backToTop(page).evaluate((button: HTMLElement) => {
        button.click();
        return window.scrollY === 0;
      });
      expect(isUp).toBe(atOnce);
      await page.waitForFunction(() => window.scrollY === 0);
    });
  }
});

test.describe('the language menu', () => {
  test('closes on Escape, on a second click, and on a click elsewhere', async () => {
    const page = await openHydrated(BUTTONS);
    const chinese = header(page).getByRole('link', { name: '中文' });
    const closings = [
      () => page.keyboard.press('Escape'),
      () => languageMenu(page).click(),
      () => page.getByRole('heading', { level: 1 }).click(),
    ];
    for (const close of closings) {
      await languageMenu(page).click();
      await chinese.waitFor();
      await close();
      await chinese.waitFor({ state: 'hidden' });
    }
    await languageMenu(page).click();
    await expect(languageMenu(page)).toHaveAttribute('aria-expanded', 'true');
    const english = header(page).getByRole('link', { name: 'English' });
    await expect(english).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Escape');
    await expect(languageMenu(page)).toBeFocused();
  });

  test('is in reach on a phone', async () => {
    const page = await openHydrated(BUTTONS, PHONE);
    await languageMenu(page).locator('svg').tap();
    await header(page).getByRole('link', { name: '中文' }).tap();
    await page.waitForURL(`**/zh${BUTTONS}`);
  });
});

test.describe('the color mode', () => {
  test('is set before the first paint, without any script file', async () => {
    const page = await openHydrated(BUTTONS, { colorScheme: 'light' });
    await chooseDark(page);
    allowProblems(page);
    await page.route(/\/assets\/js\//, (route) => route.abort());
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (document.documentElement.dataset.theme) {
          Object.assign(window, { themeSetAt: performance.now() });
          observer.disconnect();
        }
      }).observe(document, { attributes: true, subtree: true, childList: true });
    });
    await page.reload();
    expect(await themeOf(page)).toBe('dark');
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length === 1);
    const isEarlier = await page.evaluate(() => {
      const { themeSetAt } = window as unknown as { themeSetAt: number };
      return themeSetAt <= (performance.getEntriesByName('first-paint')[0]?.startTime ?? 0);
    });
    expect(isEarlier).toBe(true);
  });
});

test.describe('the drawer of a phone', () => {
  async function openDrawer(): Promise<Page> {
    const page = await openHydrated(BUTTONS, PHONE);
    await page.getByRole('button', { name: 'Open main navigation' }).tap();
    await drawerLink(page).waitFor();
    await settleAnimations(page);
    return page;
  }
  const drawer = (page: Page) => page.getByRole('dialog', { name: 'Main navigation' });
  const drawerLink = (page: Page) =>
    drawer(page).getByRole('link', { name: 'Button', exact: true });

  test('opens by its button, and leads to pages', SMOKE, async () => {
    const page = await openDrawer();
    await (await sidebarLink(drawer(page), 'Installation')).tap();
    await page.getByRole('heading', { level: 1, name: 'Installation' }).waitFor();
    await drawerLink(page).waitFor({ state: 'hidden' });
    await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
  });

  test('closes by its own button', async () => {
    const page = await openDrawer();
    await page.getByRole('button', { name: 'Close navigation bar' }).tap();
    await drawerLink(page).waitFor({ state: 'hidden' });
  });
});

import type { Page } from 'playwright-core';
import { openRecording } from './support/islands';
import { openLive, openPage, PHONE, waitForHydration } from './support/page';
import type { PageOptions } from './support/page';
import { allowProblems } from './support/pageProblems';
import { expect, SMOKE, test } from './support/test';

const TEXT = '/material-ui/getting-started/installation';
/** React, and the code of whatever needs it. */
const ON_DEMAND = /\/assets\/js\/(?!(?:runtime~)?main\.)[^/]+\.js$/;
const MAIN_SCRIPT = /\/assets\/js\/main\.[^/]+\.js$/;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens a page of text whose scripts of one kind can't be had. */
async function openWithout(scripts: RegExp, options: PageOptions = PHONE): Promise<Page> {
  const page = await openPage(TEXT, {
    ...options,
    beforeLoad: (opened) => opened.route(scripts, (route) => route.abort()),
  });
  allowProblems(page);
  return page;
}

/** Opens a page of text on a phone, and returns it with what it loads on demand. */
async function openRecorded(options: PageOptions = {}) {
  const recording = await openRecording(TEXT, ON_DEMAND, { ...PHONE, ...options });
  await waitForHydration(recording.page);
  await recording.page.waitForLoadState('networkidle');
  return recording;
}

test('a page of text has no React until the reader does something', SMOKE, async () => {
  const { page, requests } = await openRecorded();
  expect(requests).toEqual([]);
  await page.keyboard.press('Shift');
  await expect.poll(() => requests.join()).toContain('react');
});

test('on a metered connection, React comes with the press that needs it', async () => {
  const { page, requests } = await openRecorded({
    beforeLoad: (opened) =>
      opened.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      ),
  });
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await button(page, 'Open main navigation').click();
  await expect(page.getByRole('dialog', { name: 'Main navigation' })).toBeVisible();
});

test('languages, color mode, skip link, and links work where React can’t be had', async () => {
  const page = await openWithout(ON_DEMAND);
  await waitForHydration(page);
  await button(page, 'Dark mode').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(button(page, 'Dark mode')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Languages English').click();
  const chinese = page.getByRole('link', { name: '中文' });
  await expect(page.getByRole('link', { name: 'English' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(chinese).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Languages English')).toBeFocused();
  await expect(chinese).toBeHidden();
  await page
    .getByRole('link', { name: 'Skip to content' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('main')).toBeFocused();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL(/\/material-ui\/getting-started\/usage$/);
});

test('the reader is told of a dialog that can’t be had, and the next press opens it', async () => {
  const page = await openWithout(ON_DEMAND);
  await waitForHydration(page);
  const toggle = button(page, 'Open main navigation');
  await toggle.click();
  await expect(page.getByRole('alert')).toContainText('couldn’t be loaded');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await page.unroute(ON_DEMAND);
  await toggle.click();
  const drawer = page.getByRole('dialog', { name: 'Main navigation' });
  await expect(drawer).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();
});

test('where the main script fails, the languages still open and are links', async () => {
  const page = await openWithout(MAIN_SCRIPT);
  const chinese = page.getByRole('link', { name: '中文' });
  await expect(chinese).toBeHidden();
  await button(page, 'Languages English').focus();
  await chinese.click();
  await expect(page).toHaveURL(/\/zh\/material-ui\/getting-started\/installation$/);
});

test('the header follows a link to another product, and the way back', SMOKE, async () => {
  const page = await openLive(TEXT);
  await page.getByRole('link', { name: 'MUI System', exact: true }).first().click();
  await expect(page).toHaveURL(/\/system\/getting-started$/);
  const header = page.locator('.theme-layout-navbar');
  await expect(header.locator('.navbar__link--active')).toHaveText('MUI System');
  await expect(header.locator('[aria-current=page]')).toHaveText('MUI System');
  await expect(header.getByRole('link', { name: '中文', includeHidden: true })).toHaveAttribute(
    'href',
    '/zh/system/getting-started',
  );
  await page.goBack();
  await expect(header.locator('.navbar__link--active')).toHaveText('Material UI');
});

import type { Page } from 'playwright-core';
import { openLive } from '../browser/support/page';
import { expect, test } from '../browser/support/test';

const USAGE = '/material-ui/getting-started/usage';
const PHONE = { viewport: { width: 390, height: 844 } };

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Main navigation' });
const isHome = (url: URL) => url.pathname === '/';

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open main navigation' }).click();
  await drawer(page)
    .getByRole('button', { name: /choose a product/ })
    .waitFor();
}

test('forward to a page without a product, the open drawer becomes the general menu', async () => {
  const page = await openLive(USAGE, PHONE);
  await page.locator('.navbar__brand').first().click();
  await page.waitForURL(isHome);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Usage' }).waitFor();
  await openDrawer(page);
  await page.goForward();
  await page.waitForURL(isHome);
  await drawer(page).getByRole('link', { name: 'Versions' }).waitFor();
  expect(await drawer(page).getByRole('link', { name: 'Usage' }).count()).toBe(0);
  await page.goBack();
  await drawer(page)
    .getByRole('button', { name: /^Material UI/ })
    .waitFor();
});

test('the logo in the drawer leads home, and closes it', async () => {
  const page = await openLive(USAGE, PHONE);
  await openDrawer(page);
  await drawer(page).locator('.navbar__brand').click();
  await page.waitForURL(isHome);
  await drawer(page).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Open main navigation' }).click();
  await drawer(page).getByRole('link', { name: 'Versions' }).waitFor();
});

test('back from the pages of a product to one without, nothing complains', async () => {
  const page = await openLive('/');
  // A position to come back to: the page is shown at once then, before the old one is gone.
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => window.scrollY > 0);
  await page
    .locator('main a[href^="/material-ui/"]')
    .first()
    .evaluate((link: HTMLElement) => {
      link.click();
    });
  const navigation = page.getByRole('navigation', { name: 'Documentation' });
  await navigation.locator('xpath=ancestor::*[@data-island-state="hydrated"]').waitFor();
  await page.goBack();
  await navigation.waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
});

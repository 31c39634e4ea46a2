import type { Locator, Page } from 'playwright-core';
import { openHolding } from './support/islands';
import { emulateRtl, openLive, openPage, settleAnimations, waitForHydration } from './support/page';
import { expect, SMOKE, test } from './support/test';

const USAGE = '/material-ui/getting-started/usage';
const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
};
/** More presses of Tab than there are stops before any place in the navigation. */
const MOST_STOPS = 120;

function navigation(page: Page) {
  return page.getByRole('navigation', { name: 'Documentation' });
}

/** Goes on by Tab, as a reader without a mouse does, until focus is on an element. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`No press of Tab in ${MOST_STOPS} leads to ${String(target)}.`);
}

async function waitForTitle(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

for (const screen of ['desktop', 'phone'] as const) {
  test.describe(`by keys alone, on a ${screen}`, () => {
    for (const direction of ['ltr', 'rtl'] as const) {
      test.describe(`written ${direction}, a reader`, () => {
        /** The navigation, in the drawer where that is its place. */
        async function openNavigation(): Promise<Page> {
          const page = await openLive(USAGE, SCREENS[screen]);
          if (direction === 'rtl') {
            await emulateRtl(page);
          }
          if (screen === 'phone') {
            await tabTo(page, page.getByRole('button', { name: 'Open main navigation' }));
            await page.keyboard.press('Enter');
            await page.getByRole('dialog', { name: 'Main navigation' }).waitFor();
            await settleAnimations(page);
          }
          return page;
        }

        test('walks the tree to another page', async () => {
          const page = await openNavigation();
          await tabTo(
            page,
            navigation(page).getByRole('button', { name: 'Components', exact: true }),
          );
          await page.keyboard.press('Enter');
          const link = navigation(page).getByRole('link', { name: 'Button', exact: true }).first();
          await link.waitFor();
          await settleAnimations(page);
          await tabTo(page, link);
          await page.keyboard.press('Enter');
          await waitForTitle(page, 'Button');
          if (screen === 'phone') {
            await page.getByRole('dialog').waitFor({ state: 'hidden' });
          }
        });

        test('chooses a product', async () => {
          const page = await openNavigation();
          await tabTo(page, navigation(page).getByRole('button', { name: /choose a product$/ }));
          await page.keyboard.press('Enter');
          const current = navigation(page).locator('a[aria-current="true"]');
          await current.waitFor();
          await expect(current).toBeFocused();
          await page.keyboard.press('Enter');
          await waitForTitle(page, 'Overview');
          expect(new URL(page.url()).pathname).toBe('/material-ui/getting-started');
        });

        test('goes to all versions, and back to the product', async () => {
          const page = await openNavigation();
          await tabTo(page, navigation(page).getByRole('button', { name: /choose a version$/ }));
          await page.keyboard.press('Enter');
          const all = navigation(page).getByRole('link', { name: 'View all versions' });
          await all.waitFor();
          await page.keyboard.press('End');
          await expect(all).toBeFocused();
          await page.keyboard.press('Enter');
          await waitForTitle(page, 'Versions');
          const product = page
            .getByRole('main')
            .getByRole('link', { name: 'Material UI', exact: true });
          await tabTo(page, product);
          await page.keyboard.press('Enter');
          await waitForTitle(page, 'Overview');
        });
      });
    }

    test('a reader chooses the other language, and comes back', SMOKE, async () => {
      const page = await openPage(USAGE, SCREENS[screen]);
      const choose = async (lang: string) => {
        await waitForHydration(page);
        await tabTo(page, page.locator('.navbar__items--right .dropdown > button'));
        await page.keyboard.press('Enter');
        const language = page.locator(`.navbar__items--right a[lang="${lang}"]`);
        await language.waitFor();
        await page.keyboard.press(lang === 'en' ? 'Home' : 'End');
        await page.keyboard.press('Enter');
      };
      await choose('zh-CN');
      await page.waitForURL(`**/zh${USAGE}`);
      await page.locator('html[lang="zh-CN"]').waitFor({ state: 'attached' });
      await choose('en');
      await page.waitForURL((url) => url.pathname === USAGE);
      await waitForTitle(page, 'Usage');
    });
  });
}

test('on a Chinese page, the filter finds pages by their English names', SMOKE, async () => {
  const page = await openLive(`/zh${USAGE}`);
  const chinese = page.locator('nav').filter({ has: page.getByRole('searchbox') });
  await page.getByRole('searchbox').fill('installation');
  await page.getByRole('status').getByText('匹配：1', { exact: true }).waitFor();
  expect(await chinese.getByRole('link').allTextContents()).toEqual(['安装']);
  await page.getByRole('searchbox').fill('安装');
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL('**/getting-started/installation');
});

test('a change of page that takes long shows a bar, and takes it away', async () => {
  const { page, release } = await openHolding(USAGE, /\/getting-started\/installation$/);
  await waitForHydration(page);
  await navigation(page).getByRole('link', { name: 'Installation', exact: true }).click();
  const bar = page.locator('#nprogress .bar');
  await bar.waitFor();
  expect(await bar.evaluate((element) => element.clientHeight)).toBe(2);
  release();
  await waitForTitle(page, 'Installation');
  await bar.waitFor({ state: 'detached' });
});

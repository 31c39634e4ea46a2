import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { openHolding } from './support/islands';
import { emulateRtl, openLive, openPage, settleAnimations, waitForHydration } from './support/page';
import type { PageOptions } from './support/page';
import { expect, SMOKE, test } from './support/test';

const BUTTON_API = '/material-ui/api/button';
const BUTTON = '/material-ui/react-button';
const USAGE = '/material-ui/getting-started/usage';

async function openButtonPage(options: PageOptions = {}, path = BUTTON): Promise<Page> {
  const page = await openLive(path, options);
  return page;
}

function navigation(page: Page) {
  return page.getByRole('navigation', { name: /^(?:Documentation|文档)$/ });
}

function filterField(page: Page) {
  return page.getByRole('searchbox', { name: 'Filter pages' });
}

async function focusedText(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.textContent ?? undefined);
}

/** Whether focus is in an element. */
async function isFocusWithin(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((within) => document.activeElement?.closest(within) !== null, selector);
}

for (const [path, group, link, address] of [
  ['/x/introduction', 'Other components', /^Charts/, 'https://v7.mui.com/x/react-charts/'],
  [
    '/zh/toolpad/core/introduction',
    'Toolpad Studio',
    /^概览.*打开/,
    'https://mui.com/toolpad/studio/getting-started/',
  ],
] as const) {
  test(`${path}: a group leads to the documentation of other components`, async () => {
    const page = await openButtonPage({}, path);
    await navigation(page).getByRole('button', { name: group }).click();
    const official = navigation(page).locator(`a[href="${address}"]`);
    await official.filter({ visible: true }).waitFor();
    // It says that it leaves the site.
    expect(await navigation(page).getByRole('link', { name: link }).and(official).count()).toBe(1);
    expect(await official.getAttribute('target')).toBe('_blank');
    await expectNoAxeViolations(page);
  });
}

test.describe('the filter', () => {
  test('leaves the pages whose titles hold the text, and opens their groups', SMOKE, async () => {
    const page = await openButtonPage({}, USAGE);
    await filterField(page).fill('INSTALL');
    const links = navigation(page).getByRole('link');
    await page.getByRole('status').getByText('Matches: 1', { exact: true }).waitFor();
    expect(await links.allTextContents()).toEqual(['Installation']);
    const group = navigation(page).getByRole('button', { name: 'Getting started' });
    expect(await group.getAttribute('aria-expanded')).toBe('true');
    await filterField(page).fill('material icons');
    await navigation(page).getByRole('link', { name: 'Material Icons' }).waitFor();
    await expect(navigation(page).getByText('Data display', { exact: true })).toBeVisible();
    expect(await links.count()).toBe(1);
    // A link to another site is found, too.
    await filterField(page).fill('tree view');
    await navigation(page).getByText('Tree View').first().waitFor();
    expect(await links.first().getAttribute('href')).toBe('https://v7.mui.com/x/react-tree-view/');
    await filterField(page).fill('zzz');
    await navigation(page).getByText('No page has this in its title').waitFor();
    await expectNoAxeViolations(page);
  });

  test('is worked by keys alone', async () => {
    const page = await openButtonPage();
    await filterField(page).fill('us');
    await page
      .getByRole('status')
      .filter({ hasText: 'Matches' })
      .first()
      .waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowDown');
    expect(await focusedText(page)).toBe('Usage');
    await page.keyboard.press('ArrowUp');
    await expect(filterField(page)).toBeFocused();
    await page.keyboard.press('Escape');
    expect(await filterField(page).inputValue()).toBe('');
    expect(await page.getByRole('status').first().textContent()).toBe('');
    await filterField(page).fill('usage');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/getting-started/usage');
  });

  test('is not there without JavaScript, but the links are', async () => {
    const page = await openPage(BUTTON, { javaScriptEnabled: false });
    expect(await filterField(page).isVisible()).toBe(false);
    await expect(
      navigation(page).getByRole('link', { name: 'Button', exact: true }).first(),
    ).toBeVisible();
  });
});

test.describe('the menus', () => {
  test('show the family, and the current product', SMOKE, async () => {
    const page = await openButtonPage({}, USAGE);
    const button = page.getByRole('button', { name: 'Material UI, choose a product' });
    await button.click();
    const current = navigation(page).getByRole('link', { name: /^Material UI/ });
    await current.waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    expect(await current.getAttribute('aria-current')).toBe('true');
    await expect(current).toBeFocused();
    expect(await navigation(page).getByText('Tree View').first().isVisible()).toBe(true);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    expect(await current.isVisible()).toBe(false);
    await expect(button).toBeFocused();
    await button.click();
    await current.waitFor();
    await page.keyboard.press('Tab');
    expect(await current.isVisible()).toBe(false);
    await button.click();
    await current.waitFor();
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    expect(await current.isVisible()).toBe(false);
  });

  test('lead to older versions of the page in the reader’s language', async () => {
    const page = await openButtonPage();
    const button = page.getByRole('button', { name: /^v\d+\.\d+\.\d+.*choose a version$/ });
    await button.focus();
    await page.keyboard.press('Enter');
    const link = page.getByRole('link', { name: 'v5' });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(`https://v5.mui.com${BUTTON}`);
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    expect(await focusedText(page)).toBe('v5');
  });
});

test.describe('the tree', () => {
  test('opens and closes a group by click and keys, and stays in place', SMOKE, async () => {
    const page = await openButtonPage();
    const group = navigation(page).getByRole('button', { name: 'Getting started' });
    const link = navigation(page).getByRole('link', { name: 'Usage' });
    await group.click();
    await link.waitFor();
    await page.keyboard.press('Space');
    await link.waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await link.waitFor();
    expect(new URL(page.url()).pathname).toBe(BUTTON);
  });

  test('shows the active page, and keeps its place on the way to another', SMOKE, async () => {
    // The last written pages of the tree: the API pages.
    const path = '/material-ui/api/loading-button';
    const page = await openButtonPage({ viewport: { width: 1280, height: 420 } }, path);
    const active = navigation(page).locator('[aria-current="page"]');
    const list = navigation(page).locator('.menu');
    const scrollTop = () => list.evaluate((element) => element.scrollTop);
    // The tree is a chunk of its own, which may come after the page is live.
    await active.waitFor();
    await page.waitForFunction(
      (link) => {
        const view = link?.closest('.menu')?.getBoundingClientRect();
        const { top = 0, bottom = 0 } = link?.getBoundingClientRect() ?? {};
        return view !== undefined && top >= view.top && bottom <= view.bottom;
      },
      await active.elementHandle(),
    );
    const before = await scrollTop();
    expect(before).toBeGreaterThan(0);
    await page.getByRole('link', { name: /^Previous/ }).click();
    await page.waitForURL((url) => url.pathname !== path);
    expect(await scrollTop()).toBe(before);
  });

  test('stays where the reader has scrolled it before its code ran', async () => {
    const { page, release } = await openHolding(BUTTON, /\/assets\/js\/side-navigation\./);
    await waitForHydration(page);
    const list = navigation(page).locator('.menu');
    await list.hover();
    await page.mouse.wheel(0, 600);
    await page.waitForFunction((menu) => (menu?.scrollTop ?? 0) > 500, await list.elementHandle());
    const before = await list.evaluate((element) => element.scrollTop);
    release();
    await page
      .locator('[data-island-state="hydrated"]', { has: page.locator('.menu') })
      .first()
      .waitFor();
    expect(await list.evaluate((element) => element.scrollTop)).toBe(before);
  });

  test('shows the active page in a group that a link opens', async () => {
    const page = await openButtonPage({ viewport: { width: 1280, height: 800 } });
    await page.getByRole('main').locator(`a[href="${BUTTON_API}"]`).first().click();
    await page.waitForURL((url) => url.pathname === BUTTON_API);
    await page.getByRole('heading', { level: 1, name: /Button API/ }).waitFor();
    const active = navigation(page).locator('a[aria-current="page"]');
    await active.filter({ visible: true }).waitFor();
    // The list scrolls once the group is open.
    await active.evaluate(
      (element) =>
        new Promise<void>((resolve) => {
          const list = element.closest('.menu') ?? element;
          const look = () => {
            const [link, view] = [element, list].map((box) => box.getBoundingClientRect());
            const isInView = link && view && link.top > view.top && link.bottom < view.bottom;
            return isInView ? resolve() : requestAnimationFrame(look);
          };
          look();
        }),
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('stays the same from a reference page to a written one', async () => {
    const page = await openButtonPage({ viewport: { width: 1280, height: 800 } }, BUTTON_API);
    const tree = await navigation(page).elementHandle();
    await page.getByRole('main').locator(`a[href="${BUTTON}"]`).first().click();
    await page.getByRole('heading', { level: 1, name: 'Button', exact: true }).waitFor();
    expect(await tree?.evaluate((element) => element.isConnected)).toBe(true);
  });
});

for (const direction of ['ltr', 'rtl'] as const) {
  test.describe(`the phone drawer, ${direction}`, () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

    async function openDrawer(): Promise<Page> {
      const page = await openButtonPage(phone, USAGE);
      if (direction === 'rtl') {
        await emulateRtl(page);
      }
      await page.getByRole('button', { name: 'Open main navigation' }).click();
      await page.getByRole('dialog', { name: 'Main navigation' }).waitFor();
      await settleAnimations(page);
      return page;
    }

    test('keeps focus, and gives it back when Escape closes it', async () => {
      const page = await openDrawer();
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press('Tab');
        expect(await isFocusWithin(page, 'dialog')).toBe(true);
      }
      expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      const toggle = page.getByRole('button', { name: 'Open main navigation' });
      await expect(toggle).toBeFocused();
    });

    test('closes by a swipe to its side, not by one to the other', async () => {
      const page = await openDrawer();
      const client = await page.context().newCDPSession(page);
      const swipe = async (from: number, to: number) => {
        const at = (x: number) => [{ x, y: 500 }];
        await client.send('Input.dispatchTouchEvent', {
          type: 'touchStart',
          touchPoints: at(from),
        });
        for (const part of [0.25, 0.5, 0.75, 1]) {
          const touchPoints = at(from + (to - from) * part);
          await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
        }
        await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      };
      const [outer, inner] = direction === 'rtl' ? [360, 140] : [30, 250];
      await swipe(outer, inner);
      expect(await page.getByRole('dialog').isVisible()).toBe(true);
      await swipe(inner, outer);
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    });

    test('filters, closes on Escape only when the field is empty, and on a link', async () => {
      const page = await openDrawer();
      await filterField(page).fill('usage');
      await page.keyboard.press('Escape');
      expect(await page.getByRole('dialog').isVisible()).toBe(true);
      await filterField(page).fill('installation');
      await navigation(page).getByRole('link', { name: 'Installation' }).click();
      await page.waitForURL('**/getting-started/installation');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    });
  });
}

test.describe('a page that no menu lists', () => {
  for (const [path, group, name] of [
    ['/experiments/docs/third-parties', 'Components', 'Third parties'],
    ['/zh/experiments/docs/third-parties', '组件', 'Third parties'],
  ] as const) {
    test(`${path}: the manual of the site is beside its tree`, async () => {
      const page = await openButtonPage({}, path);
      const active = navigation(page).locator('[aria-current="page"]');
      await navigation(page).getByRole('button', { name: group, expanded: true }).waitFor();
      await expect(active).toHaveText(name);
      await expectNoAxeViolations(page);
    });
  }

  for (const [path, width] of [
    ['/material-ui/react-button', 1440],
    ['/zh/x/react-data-grid', 1440],
    ['/joy-ui/react-button', 390],
    ['/toolpad/core/introduction', 1440],
    ['/', 390],
    ['/versions', 390],
  ] as const) {
    test(`${path}, ${width} px wide: the navigation ends with the general links`, async () => {
      const page = await openButtonPage({ viewport: { width, height: 844 } }, path);
      const isDrawer = width < 997;
      if (isDrawer) {
        await page.getByRole('button', { name: 'Open main navigation' }).click();
      }
      const scope = isDrawer ? page.getByRole('dialog') : navigation(page);
      const links = scope.getByRole('listitem').getByRole('link').filter({ visible: true });
      const store = links.and(page.locator('[href="https://mui.com/store/"]'));
      await store.waitFor();
      expect(await store.locator('svg').count()).toBe(1);
      const event = await store.evaluate((link: HTMLElement) => ({ ...link.dataset }));
      expect(event).toEqual({
        gaEventCategory: 'store',
        gaEventAction: 'click',
        gaEventLabel: 'sidenav',
      });
      const all = await links.evaluateAll((elements) =>
        elements.map((link) => link.getAttribute('href') ?? ''),
      );
      const general = [
        'https://mui.com/versions/',
        'https://mui.com/store/',
        'https://mui.com/blog/',
      ];
      expect(all.slice(-3)).toEqual(general);
      expect(all.filter((href) => /mui\.com\/(?:versions|store|blog)/.test(href))).toEqual(general);
      const opened = await links.evaluateAll((elements) =>
        elements.slice(-3).map((link) => link.getAttribute('target')),
      );
      expect(opened).toEqual(['_blank', '_blank', '_blank']);
    });
  }

  test('the side navigation leads to the page about this site', async () => {
    const page = await openButtonPage();
    await navigation(page).getByRole('link', { name: 'About this site' }).click();
    await page.getByRole('heading', { level: 1, name: 'About this site' }).waitFor();
  });

  test('the drawer of the home page has the general links', async () => {
    const page = await openButtonPage({ viewport: { width: 390, height: 844 } }, '/');
    await page.getByRole('button', { name: 'Open main navigation' }).click();
    const drawer = page.getByRole('dialog', { name: 'Main navigation' });
    await drawer.getByRole('link', { name: 'Versions' }).waitFor();
    expect(await drawer.getByRole('link', { name: 'Blog' }).getAttribute('target')).toBe('_blank');
    await expectNoAxeViolations(page, 'the open drawer', 'dialog');
    await drawer.getByRole('link', { name: 'About this site' }).click();
    await page.getByRole('heading', { level: 1, name: 'About this site' }).waitFor();
    await drawer.waitFor({ state: 'hidden' });
  });
});

import type { Page } from 'playwright-core';
import { openLive, openPage } from './support/page';
import type { PageOptions } from './support/page';
import { allowProblems } from './support/pageProblems';
import { expect, SMOKE, test } from './support/test';

const INSTALLATION = '/material-ui/getting-started/installation';
const STORAGE_KEY = 'codeblock-package-manager';
const SCRIPTS = /\/assets\/js\//;

const lists = (page: Page) => page.getByRole('tablist', { name: 'Variants of this code' });
const firstTab = (page: Page, name: string) =>
  lists(page).first().getByRole('tab', { name, exact: true });

async function openInstallation(options: PageOptions = {}): Promise<Page> {
  const page = await openLive(INSTALLATION, options);
  return page;
}

/** Blocks what hydrates the page; its inline scripts still run. */
async function blockScripts(page: Page): Promise<void> {
  allowProblems(page);
  await page.route(SCRIPTS, (route) => route.abort());
}

/** Before the page's own scripts: a choice of an earlier visit. */
const remembered = (choice: string) => async (page: Page) => {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEY,
    choice,
  ] as const);
};

/** The name of the panel that each group shows, told by what is drawn; joined where there are many. */
async function shownPanels(page: Page): Promise<string[]> {
  return page.locator('[data-code-tabs]').evaluateAll((groups) =>
    groups.map((group) =>
      [...group.querySelectorAll<HTMLElement>('[data-code-panel]')]
        .filter((panel) => getComputedStyle(panel).display !== 'none')
        .map((panel) => panel.dataset.codePanel)
        .join(),
    ),
  );
}

async function expectAllShow(page: Page, name: string): Promise<void> {
  const shown = await shownPanels(page);
  expect(shown.length).toBeGreaterThan(3);
  expect(shown).toEqual(shown.map(() => name));
}

test('the first package manager is shown to a reader who never chose', async () => {
  const page = await openInstallation();
  await expectAllShow(page, 'npm');
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY)).toBeNull();
});

test('a choice holds for every group of the page, and is stored', SMOKE, async () => {
  const page = await openInstallation();
  await firstTab(page, 'pnpm').click();
  await expectAllShow(page, 'pnpm');
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY)).toBe('pnpm');
  const selected = page.getByRole('tab', { selected: true });
  expect(await selected.allTextContents()).toEqual(
    Array.from({ length: await lists(page).count() }, () => 'pnpm'),
  );
});

test('a stored choice is drawn before any script of the page has loaded', async () => {
  const page = await openInstallation();
  await firstTab(page, 'yarn').click();
  await blockScripts(page);
  await page.reload();
  await expectAllShow(page, 'yarn');
});

test('tabs look chosen before hydration as they do after it', async () => {
  const colorsOf = (page: Page) =>
    page
      .locator('[data-code-tab]')
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBlockEndColor));
  const waiting = await openPage(INSTALLATION, {
    beforeLoad: async (page) => {
      await remembered('pnpm')(page);
      await blockScripts(page);
    },
  });
  const hydrated = await openInstallation({ beforeLoad: remembered('pnpm') });
  await expectAllShow(waiting, 'pnpm');
  const colors = await colorsOf(waiting);
  expect(new Set(colors).size).toBe(2);
  expect(await colorsOf(hydrated)).toEqual(colors);
});

test('hydration tells assistive technology of the stored choice', async () => {
  const page = await openInstallation({ beforeLoad: remembered('pnpm') });
  for (const list of await lists(page).all()) {
    expect(await list.getByRole('tab', { selected: true }).allTextContents()).toEqual(['pnpm']);
  }
});

test('code tabs and their panels name each other', async () => {
  const page = await openInstallation();
  for (const tab of await page.getByRole('tab').all()) {
    const panel = page.locator(`[id="${await tab.getAttribute('aria-controls')}"]`);
    expect(await panel.getAttribute('role')).toBe('tabpanel');
    expect(await panel.getAttribute('aria-labelledby')).toBe(await tab.getAttribute('id'));
  }
  expect(await page.getByRole('tabpanel').count()).toBe(await lists(page).count());
});

test('arrows, Home and End choose and move the focus', async () => {
  const page = await openInstallation();
  await firstTab(page, 'npm').focus();
  const steps = [
    ['ArrowRight', 'pnpm'],
    ['ArrowRight', 'yarn'],
    ['ArrowRight', 'npm'],
    ['ArrowLeft', 'yarn'],
    ['Home', 'npm'],
    ['End', 'yarn'],
    ['x', 'yarn'],
  ] as const;
  for (const [key, name] of steps) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    const selected = await firstTab(page, name).getAttribute('aria-selected');
    expect({ key, focused, selected }).toEqual({ key, focused: name, selected: 'true' });
  }
  await expectAllShow(page, 'yarn');
});

test('a group is one stop of the Tab key, and its code is the next if it scrolls', async () => {
  const page = await openInstallation({
    beforeLoad: remembered('pnpm'),
    viewport: { width: 320, height: 700 },
  });
  await firstTab(page, 'pnpm').focus();
  await page.keyboard.press('Tab');
  const next = await page.evaluate(() => ({
    tag: document.activeElement?.tagName,
    panel: document.activeElement?.closest<HTMLElement>('[data-code-panel]')?.dataset.codePanel,
  }));
  expect(next).toEqual({ tag: 'PRE', panel: 'pnpm' });
});

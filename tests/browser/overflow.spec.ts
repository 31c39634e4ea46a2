import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { openLive, openPage } from './support/page';
import { expect, test } from './support/test';

const BUTTON = '/material-ui/react-button';
const INSTALLATION = '/material-ui/getting-started/installation';
const OWN = '.markdown .MuiCode-root > pre:not([data-island] *)';
const PHONE = { width: 390, height: 844 };

/** The listings of the text: whether each is a tab stop, and whether it can be scrolled. */
async function listings(page: Page) {
  // The observer has reported the size by the end of the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return page.locator(`${OWN}:visible`).evaluateAll((elements) =>
    elements.map((element) => ({
      isStop: element.hasAttribute('tabindex'),
      canScroll:
        element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
    })),
  );
}

for (const path of [BUTTON, INSTALLATION, '/zh/material-ui/api/button']) {
  test(`${path}: a listing is a tab stop only while it can be scrolled`, async () => {
    const page = await openLive(path);
    const wide = await listings(page);
    expect(wide.length).toBeGreaterThan(0);
    expect(wide.filter(({ isStop, canScroll }) => isStop !== canScroll)).toEqual([]);
    await page.setViewportSize(PHONE);
    // Phones show long listings when a reader asks for them.
    await page.locator('.MuiCode-root > input:visible').evaluateAll((inputs: HTMLInputElement[]) =>
      inputs.forEach((input) => {
        input.checked = true;
      }),
    );
    const narrow = await listings(page);
    expect(narrow.filter(({ isStop, canScroll }) => isStop !== canScroll)).toEqual([]);
    expect(narrow.filter(({ isStop }) => isStop).length).toBeGreaterThanOrEqual(
      wide.filter(({ isStop }) => isStop).length,
    );
    await expectNoAxeViolations(page);
  });
}

test('a listing becomes a tab stop when its page is narrow, and is none when it is wide again', async () => {
  const page = await openLive(INSTALLATION);
  const stops = async () => (await listings(page)).filter(({ isStop }) => isStop).length;
  const before = await stops();
  await page.setViewportSize({ width: 320, height: 800 });
  await page.locator(`${OWN}[tabindex="0"]:visible`).nth(before).waitFor();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.waitForFunction(
    ({ selector, count }) =>
      [...document.querySelectorAll(selector)].filter(
        (element) => element.checkVisibility() && element.hasAttribute('tabindex'),
      ).length === count,
    { selector: OWN, count: before },
  );
});

test('the code of demos stays a tab stop, because it can be edited', async () => {
  const page = await openLive(BUTTON);
  const demos = page.locator('[data-island-module="demo"] .MuiCode-root > pre');
  expect(await demos.count()).toBeGreaterThan(10);
  expect(await demos.and(page.locator('[tabindex="0"]')).count()).toBe(await demos.count());
});

test('without JavaScript, every listing is a tab stop', async () => {
  const page = await openPage(INSTALLATION, { javaScriptEnabled: false });
  const all = page.locator(OWN);
  expect(await all.count()).toBeGreaterThan(3);
  expect(await all.and(page.locator('[tabindex="0"]')).count()).toBe(await all.count());
});

for (const [path, expected] of [
  [BUTTON, ['Sizes', 'Accessibility']],
  [`/zh${BUTTON}`, ['尺寸', '无障碍']],
  ['/material-ui/transitions', ['Transitions', 'TransitionComponent prop']],
  ['/material-ui/api/button', ['CSS classes', 'Props']],
] as const) {
  test(`${path}: tables have names`, async ({ page }) => {
    await page.goto(path);
    const tables = page.locator('main table:not([data-island] *)');
    // Long ones are folded.
    const names = expected.map((name) =>
      page.getByRole('table', { name, exact: true, includeHidden: true }),
    );
    expect(await tables.count()).toBe(names.length);
    for (const table of names) {
      expect(await table.count()).toBe(1);
    }
  });
}

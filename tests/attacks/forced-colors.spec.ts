import type { Locator, Page } from 'playwright-core';
import { openPage, waitForHydration } from '../browser/support/page';
import { expect, test } from '../browser/support/test';

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
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  await drawer.waitFor();
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

test('without forced colors, there is no frame', async ({ page }) => {
  await page.goto(INSTALLATION);
  await waitForHydration(page);
  expect(await frameOf(page.locator('[data-code-tab][aria-selected="true"]').first())).toBe('none');
});

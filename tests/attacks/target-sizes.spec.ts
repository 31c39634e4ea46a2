import type { Page } from 'playwright-core';
import { axeViolations } from '../../scripts/lib/visit/axe';
import { openLive } from '../browser/support/page';
import { allowProblems, NOT_FOUND } from '../browser/support/pageProblems';
import { expect, test } from '../browser/support/test';

/** One page of each kind. */
const PAGES = [
  '/',
  '/404',
  '/search?q=button',
  '/versions',
  '/offline',
  '/production-error',
  '/material-ui/getting-started/installation',
  '/material-ui/getting-started/templates',
  '/material-ui/all-components',
  '/material-ui/react-button',
  '/material-ui/material-icons',
  '/material-ui/customization/color',
  '/material-ui/customization/default-theme',
  '/material-ui/api',
  '/material-ui/api-changes',
  '/material-ui/api/button',
  '/material-ui/api/grid-2',
  '/joy-ui/react-button',
  '/base-ui/react-menu/components-api',
  '/x/api/data-grid/data-grid',
];

const SCREENS = [
  { prefix: '', screen: 'a phone', viewport: { width: 390, height: 844 } },
  { prefix: '/zh', screen: 'a desktop in Chinese', viewport: { width: 1280, height: 900 } },
] as const;

/** Opens what is collapsed in the text. Menus stay closed: open ones would cover each other. */
const openDetails = (page: Page) =>
  page.locator('main details:not([open])').evaluateAll((all) =>
    (all as HTMLDetailsElement[]).forEach((details) => {
      details.open = true;
      const isMenu = [...details.children].some(
        (child) => getComputedStyle(child).position === 'absolute',
      );
      details.open = !isMenu;
    }),
  );

/** The controls that are lower or narrower than 24 px, with their sizes; those of demos are the library's. */
const smallControls = (page: Page) =>
  page.locator('summary, button').evaluateAll((all) =>
    all
      .filter((control) => !control.closest('[class*="Mui"], [class*="base-"], [inert]'))
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box: { width, height } }) => width > 1 && Math.min(width, height) < 24)
      .map(({ control, box }) => `${control.outerHTML}: ${box.width} × ${box.height} px`),
  );

test('the navigation of a phone: a finger hits what it aims at (WCAG 2.5.8)', async () => {
  const page = await openLive('/material-ui/react-button', { viewport: SCREENS[0].viewport });
  await page.getByRole('button', { name: 'Open main navigation' }).click();
  await page.getByRole('button', { name: 'Close navigation bar' }).waitFor();
  expect(await smallControls(page)).toEqual([]);
});

for (const { screen, prefix, viewport } of SCREENS) {
  test.describe(`on ${screen}`, () => {
    for (const path of PAGES) {
      test(`${path}: a finger hits what it aims at (WCAG 2.5.8)`, async () => {
        const page = await openLive(prefix + path, { viewport });
        allowProblems(page, NOT_FOUND);
        await openDetails(page);
        expect(await smallControls(page)).toEqual([]);
        expect(await axeViolations(page, { only: 'targets' })).toEqual([]);
      });
    }
  });
}

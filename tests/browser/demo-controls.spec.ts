import type { Locator, Page } from 'playwright-core';
import { waitForIsland } from './support/islands';
import { emulateRtl, openLive } from './support/page';
import { expect, test } from './support/test';
import { configureThirdParties, startThirdParty } from './support/thirdParties';
import type { ThirdPartyHost } from './support/thirdParties';

const DEMO = 'InputFileUpload';

/** What the buttons of the toolbar report, in their order. */
const CONTROLS = ['source-js', 'source-ts', 'expand', 'copy'];

const LAST_MENU = [
  'reset-focus',
  'reset',
  'locale',
  'github',
  'copy-js-source-link',
  'copy-ts-source-link',
];

/** What the items of its menus report, in their order. */
const MENUS = [['stackblitz', 'codesandbox'], ['mode', 'direction', 'density'], LAST_MENU];

const WAYS: Readonly<Record<string, (page: Page, control: Locator) => Promise<void>>> = {
  mouse: (_page, control) => control.click(),
  touch: (_page, control) => control.tap(),
  keyboard: async (page, control) => {
    await control.focus();
    await page.keyboard.press('Enter');
  },
};

/** Returns the actions that the page has reported for the demo. */
const actionsOf = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.flatMap(
      ({ 0: command, 1: event, 2: params }) =>
        command === 'event' && event === 'demo'
          ? [(params as { eventAction: string }).eventAction]
          : [],
    ),
  );

let host: ThirdPartyHost;

test.beforeEach(async () => {
  // Without a tracking script, what is reported stays in the page.
  host = await startThirdParty((_request, response) => {
    response.end('');
  });
});

test.afterEach(() => host.close());

for (const direction of ['ltr', 'rtl']) {
  test.describe(`written ${direction}`, () => {
    for (const language of ['', '/zh']) {
      test.describe(`in the language at "${language}/"`, () => {
        for (const way of Object.keys(WAYS)) {
          test(`each control of a demo works by ${way}`, async () => {
            const use = WAYS[way];
            // On touch screens, copying is in the last menu, away from the listing's own button.
            const isTouch = way === 'touch';
            const buttons = isTouch ? CONTROLS.slice(0, -1) : CONTROLS;
            const menuItems = isTouch ? [...MENUS.slice(0, -1), ['copy', ...LAST_MENU]] : MENUS;
            const page = await openLive(`${language}/material-ui/react-button`, {
              hasTouch: way === 'touch',
              permissions: ['clipboard-read', 'clipboard-write'],
              beforeLoad: (fresh) =>
                configureThirdParties(fresh, {
                  analytics: { id: 'G-TEST', script: `${host.url}/gtag.js`, consent: 'not-needed' },
                }),
            });
            // The online editors and the repository open in tabs; nothing is requested from them.
            await page.context().route(/stackblitz|codesandbox|github/, (route) => route.fulfill());
            if (direction === 'rtl') {
              await emulateRtl(page);
            }
            const demo = page.locator(`#${DEMO}`);
            await demo.scrollIntoViewIfNeeded();
            await waitForIsland(page, DEMO, 'hydrated');
            const menus = demo.getByRole('toolbar').locator('[aria-haspopup="menu"]');
            await menus.last().waitFor();

            const controls = demo.getByRole('toolbar').locator('button:not([aria-haspopup])');
            for (const [index, action] of buttons.entries()) {
              await use?.(page, controls.nth(index));
              await expect.poll(async () => (await actionsOf(page)).at(-1)).toBe(action);
              await page.bringToFront();
            }
            const items = demo.locator('[role="menu"] button');
            for (const [menu, actions] of menuItems.entries()) {
              for (const [index, action] of actions.entries()) {
                await use?.(page, menus.nth(menu));
                await use?.(page, items.nth(index));
                await expect.poll(async () => (await actionsOf(page)).at(-1)).toBe(action);
                await page.bringToFront();
              }
            }
            expect(await actionsOf(page)).toEqual([...buttons, ...menuItems.flat()]);
          });
        }
      });
    }
  });
}

import type { Page } from 'playwright-core';
import { SLOW_PHONE, throttle } from '../../scripts/lib/measure/throttle';
import {
  hydrateAllIslands,
  island,
  ISLAND_SCRIPTS,
  openHolding,
  waitForIsland,
} from './support/islands';
import { openPage } from './support/page';
import { expect, SMOKE, test } from './support/test';

const JOY_BUTTON = '/joy-ui/react-button';
const LOADING = 'ButtonLoading';
const MAIN_SCRIPT = /\/assets\/js\/main\.[^/]+\.js$/;

const loadingSwitch = (page: Page) => island(page, LOADING).locator('input[type=checkbox]');

/** Opens a page whose scripts of one kind wait until they are released. */
async function openHeld(path: string, scripts: RegExp) {
  const { page, release } = await openHolding(path, scripts, { waitUntil: 'commit' });
  // What is clicked must not move any more.
  await page.waitForFunction(
    () =>
      document.querySelector('footer') &&
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
        ({ sheet }) => sheet,
      ),
  );
  return { page, release };
}

for (const [name, scripts] of [
  ['before its code', ISLAND_SCRIPTS],
  ['before any code', MAIN_SCRIPT],
] as const) {
  test(`a click on a demo’s switch ${name} is done once it runs`, async () => {
    const { page, release } = await openHeld(JOY_BUTTON, scripts);
    const control = loadingSwitch(page);
    await control.waitFor({ state: 'attached' });
    expect(await control.isChecked()).toBe(true);
    await control.evaluate((input) => input.scrollIntoView({ block: 'center' }));
    await control.click({ force: true });
    release();
    await hydrateAllIslands(page);
    expect(await control.isChecked()).toBe(false);
    // React's state followed: the next click is answered, and what hangs on the state, too.
    const save = island(page, LOADING).getByRole('button', { name: 'Save timesheet' });
    expect(await save.isEnabled()).toBe(true);
    await control.click({ force: true });
    expect(await control.isChecked()).toBe(true);
    expect(await save.isEnabled()).toBe(false);
  });
}

test('a field that has the focus before its code takes what is typed later', async () => {
  const { page, release } = await openHeld('/material-ui/react-autocomplete', ISLAND_SCRIPTS);
  const field = island(page, 'ComboBox').getByRole('combobox');
  await field.scrollIntoViewIfNeeded();
  await field.focus();
  release();
  await waitForIsland(page, 'ComboBox', 'hydrated');
  await page.keyboard.type('han');
  await page.getByRole('option', { name: 'Hanoi' }).waitFor();
  expect(await field.inputValue()).toBe('han');
});

test('a styling that is chosen before any code is shown once the toolbar runs', async () => {
  const { page, release } = await openHeld('/base-ui/react-button', MAIN_SCRIPT);
  const styling = page.locator('#UnstyledButtonIntroduction').getByRole('combobox');
  await styling.selectOption('CSS');
  const shown = page.locator('[data-island="css-UnstyledButtonIntroduction"]');
  expect(await shown.isVisible()).toBe(false);
  release();
  await shown.waitFor({ state: 'visible' });
  expect(await styling.inputValue()).toBe('CSS');
});

test('a click on the header before any code is done once the header runs', SMOKE, async () => {
  const { page, release } = await openHeld('/material-ui/react-button', MAIN_SCRIPT);
  const settings = page.getByRole('button', { name: 'Toggle settings drawer' });
  await settings.waitFor();
  await settings.click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  release();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
});

test('on a slow phone, a click on the settings as soon as they are there is done', async () => {
  const page = await openPage('/material-ui/react-button', {
    viewport: { width: 390, height: 844 },
    beforeLoad: async (opened) => {
      // Slow 3G: 400 kbit/s and 400 ms.
      const slow3g = { ...SLOW_PHONE, download: 50_000, upload: 50_000, roundTrip: 400 };
      await throttle(await opened.context().newCDPSession(opened), slow3g);
    },
    waitUntil: 'commit',
  });
  const button = page.getByRole('button', { name: 'Toggle settings drawer' });
  await button.waitFor();
  await button.click();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
});

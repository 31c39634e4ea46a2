import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { openLive, waitForHydration } from './support/page';
import { expect, SMOKE, test } from './support/test';

const BUTTON = '/material-ui/react-button';

async function open(path = BUTTON): Promise<Page> {
  const page = await openLive(path, { permissions: ['clipboard-read', 'clipboard-write'] });
  return page;
}

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

test('j and k move focus over the headings, to the end of the page and back', async () => {
  const page = await open();
  const ids = await page
    .locator('main :is(h2, h3)[id]')
    .evaluateAll((headings) => headings.map(({ id }) => id));
  for (const id of ids) {
    await page.keyboard.press('j');
    await page.waitForFunction((wanted) => document.activeElement?.id === wanted, id);
  }
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  const before = ids.at(-2);
  await page.waitForFunction((wanted) => document.activeElement?.id === wanted, before);
});

test('a full stop goes to the next demo; e expands its code and c copies it', async () => {
  const page = await open();
  await page.keyboard.press('.');
  await page.waitForFunction(() => document.activeElement?.id === 'BasicButtons');
  const demo = page.locator('#BasicButtons');
  await page.keyboard.press('e');
  await demo.getByText("import Button from '@mui/material/Button'").waitFor();
  await demo.getByRole('button', { name: /^Copy the source/ }).waitFor();
  await page.keyboard.press('c');
  await page.waitForFunction(async () => /BasicButtons/.test(await navigator.clipboard.readText()));
  await page.keyboard.press('.');
  await page.waitForFunction(() => document.activeElement?.id !== 'BasicButtons');
  await page.keyboard.press(',');
  await page.waitForFunction(() => document.activeElement?.id === 'BasicButtons');
  expect(await focusedId(page)).toBe('BasicButtons');
});

test('n and p go to the pages that the pager links to', async () => {
  const page = await open();
  const next = await page.locator('a.pagination-nav__link--next').getAttribute('href');
  await page.keyboard.press('n');
  await page.waitForURL(`**${next}`);
  await page.getByRole('heading', { level: 1, name: 'Button Group' }).waitFor();
  await page.keyboard.press('p');
  await page.waitForURL(`**${BUTTON}`);
});

test('m switches the mode, and l the language', SMOKE, async () => {
  const page = await open();
  const mode = () => page.locator('html').getAttribute('data-theme');
  expect(await mode()).toBe('light');
  await page.keyboard.press('m');
  await page.locator('html[data-theme="dark"]').waitFor();
  await page.keyboard.press('m');
  await page.locator('html[data-theme="light"]').waitFor();
  await page.keyboard.press('l');
  await page.waitForURL(`**/zh${BUTTON}`);
});

test('shortcuts do nothing while a reader types', async () => {
  const page = await open();
  const filter = page.getByRole('searchbox', { name: 'Filter pages' });
  await filter.fill('');
  await filter.pressSequentially('.nm/');
  expect(await filter.inputValue()).toBe('.nm/');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  expect(page.url()).toContain(BUTTON);
});

test('they can be turned off, and on again, in the settings', async () => {
  const page = await open();
  const choice = page.getByRole('checkbox', { name: 'Use shortcuts of a single key' });
  const openSettings = () => page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  await openSettings();
  await choice.uncheck();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await page.reload();
  await waitForHydration(page);
  await page.keyboard.press('m');
  await page.keyboard.press('/');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');

  await openSettings();
  await choice.check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await page.locator('html[data-theme="dark"]').waitFor();
});

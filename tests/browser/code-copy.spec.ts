import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { placeOfText } from './support/codePoint';
import { openLive } from './support/page';
import { follow } from './support/sidebar';
import { expect, SMOKE, test } from './support/test';

// All that touches the clipboard is in this file: Chromium has one for all its pages, and tests of
// one file run one after the other.

const BUTTONS = '/material-ui/react-button';
const permissions = ['clipboard-read', 'clipboard-write'];
/** A listing of the page, by its title. */
const TITLE = 'OrderActions.tsx';

/** What the page's author wrote between the fences under that title. */
function writtenCode(): string {
  const file = path.join(__dirname, '../../docs/material-ui/react-button/react-button.mdx');
  const [, code] =
    new RegExp(`\`\`\`\\w+ title="${TITLE}"[^\\n]*\\n(.*?)\\n\`\`\``, 's').exec(
      readFileSync(file, 'utf8'),
    ) ?? [];
  if (!code) {
    throw new Error(`${file} has no code with the title ${TITLE}.`);
  }
  return code;
}

const block = (page: Page) =>
  page.locator('.MuiCode-root').filter({ has: page.getByText(TITLE, { exact: true }) });
const copyButton = (scope: Locator) => scope.getByRole('button', { name: 'Copy the code' });
const copied = (scope: Locator) => copyButton(scope).getByText('Copied', { exact: true });
const saysCopied = (scope: Locator) => copied(scope).isVisible();
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function openButtons(): Promise<Page> {
  const page = await openLive(BUTTONS, { permissions });
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  return page;
}

/** Takes the clipboard interface from a page; returns what still reads the clipboard. */
async function hideClipboard(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const { clipboard } = navigator;
    Object.assign(window, { readText: () => clipboard.readText() });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  return () =>
    page.evaluate(() => (window as unknown as { readText: () => Promise<string> }).readText());
}

test('a listing is copied as it was written', SMOKE, async () => {
  const page = await openButtons();
  await copyButton(block(page)).click();
  await copied(block(page)).waitFor();
  expect(await readClipboard(page)).toBe(writtenCode());
});

test('without the clipboard interface, the link in the settings is copied by a selection', async () => {
  const page = await openButtons();
  const readHidden = await hideClipboard(page);
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  await page.getByRole('button', { name: 'Copy link to these settings' }).click();
  await page.getByText('Link copied').waitFor();
  expect(new URL(await readHidden()).pathname).toBe(BUTTONS);
});

test('without the clipboard interface a listing is copied by a selection', async () => {
  const page = await openButtons();
  const readHidden = await hideClipboard(page);
  const elements = await page.locator('body > *').count();
  await copyButton(block(page)).click();
  expect(await readHidden()).toBe(writtenCode());
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  expect(await page.locator('body > *').count()).toBe(elements);
});

test('Ctrl+C copies the listing under the pointer', async () => {
  const page = await openButtons();
  await block(page).locator('pre').hover();
  await page.keyboard.press('Control+c');
  await copied(block(page)).waitFor();
  expect(await readClipboard(page)).toBe(writtenCode());
});

test('Ctrl+C copies the listing that has the focus', SMOKE, async () => {
  const page = await openButtons();
  await block(page).locator('pre').focus();
  await page.keyboard.press('Control+c');
  await copied(block(page)).waitFor();
  expect(await readClipboard(page)).toBe(writtenCode());
});

test('Ctrl+C copies the preview of a demo under the pointer', async () => {
  const page = await openButtons();
  const preview = page.locator('#BasicButtons pre');
  await preview.hover();
  await page.keyboard.press('Control+c');
  expect(await readClipboard(page)).toBe(await preview.innerText());
});

test('Ctrl+C is left to the browser while text is selected', async () => {
  const page = await openButtons();
  await block(page).locator('pre').hover();
  await page.getByRole('heading', { level: 1 }).selectText();
  await page.keyboard.press('Control+c');
  expect(await saysCopied(block(page))).toBe(false);
  expect(await readClipboard(page)).not.toBe(writtenCode());
});

test('Ctrl+C copies the line of a demo’s code that a triple click selects', SMOKE, async () => {
  const page = await openButtons();
  await page.locator('#ButtonSizes').getByRole('button', { name: 'Show code' }).click();
  const listing = page.locator('#ButtonSizes pre[tabindex]');
  await listing.waitFor();
  const { start } = await placeOfText(listing, 'default function');
  await page.mouse.click(start.x, start.y, { clickCount: 3 });
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+c');
  expect((await readClipboard(page)).trimEnd()).toBe('export default function ButtonSizes() {');
});

test('Ctrl+C copies nothing once the pointer has left the listing', async () => {
  const page = await openButtons();
  await block(page).locator('pre').hover();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.keyboard.press('Control+c');
  expect(await saysCopied(block(page))).toBe(false);
  expect(await readClipboard(page)).toBe('before');
});

test('listings are copied after client-side navigation too', async () => {
  const page = await openLive('/material-ui/getting-started/installation', { permissions });
  await follow(page, 'Button');
  await copyButton(block(page)).click();
  expect(await readClipboard(page)).toBe(writtenCode());
});

test.describe('the code of a demo', () => {
  const demo = (page: Page) => page.locator('#ButtonSizes');

  async function showCode(page: Page): Promise<void> {
    await demo(page).getByRole('button', { name: 'Show code' }).click();
    await demo(page).locator('pre').waitFor();
  }

  for (const variant of ['TS', 'JS']) {
    test(`is copied as it is shown: ${variant}`, async () => {
      const page = await openButtons();
      await showCode(page);
      await demo(page).getByRole('button', { name: variant, exact: true }).click();
      await copyButton(demo(page)).click();
      await copied(demo(page)).waitFor();
      const shown = await demo(page).locator('pre').textContent();
      expect(shown).toContain('export default function ButtonSizes');
      expect((await readClipboard(page)).trimEnd()).toBe(shown?.trimEnd());
    });
  }
});

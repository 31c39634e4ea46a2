import type { Locator, Page } from 'playwright-core';
import { placeOfText } from './support/codePoint';
import { holdRequests, ISLAND_SCRIPTS, openHolding, twoFrames } from './support/islands';
import { openLive, waitForHydration } from './support/page';
import type { PageOptions } from './support/page';
import { expect, SMOKE, test } from './support/test';

const SLIDER = '/material-ui/react-slider';
const DEMO = 'SliderSizes';
const EDITOR = /\/assets\/js\/demo-editor/;

interface Code {
  page: Page;
  demo: Locator;
  /** The code before it becomes an editor. */
  listing: Locator;
  /** The text field of the editor. */
  field: Locator;
}

/** Opens a page with the code of a demo. */
async function openCode(path = SLIDER, name = DEMO, options: PageOptions = {}): Promise<Code> {
  const page = await openLive(`${path}#${name}.tsx`, options);
  const demo = page.locator(`#${name}`);
  const listing = demo.locator('pre[tabindex]:not([data-preview] *)');
  await listing.waitFor();
  return { page, demo, listing, field: demo.locator('textarea') };
}

const textOf = async (listing: Locator) => (await listing.textContent()) ?? '';

/** Returns the text that the reader has selected, in the page or in a text field. */
const selectedText = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    return field instanceof HTMLTextAreaElement
      ? field.value.slice(field.selectionStart, field.selectionEnd)
      : String(getSelection());
  });

/** The editor has loaded, and whatever it replaces is replaced. */
async function loadEditor(page: Page): Promise<void> {
  await page.waitForFunction(
    (pattern) =>
      performance.getEntriesByType('resource').some(({ name }) => new RegExp(pattern).test(name)),
    EDITOR.source,
  );
  await page.waitForLoadState('networkidle');
  await twoFrames(page);
}

test('a click into a demo’s code puts the caret where it points', SMOKE, async () => {
  const { page, listing, field } = await openCode();
  const before = await textOf(listing);
  const { start } = await placeOfText(listing, 'default function');
  await page.mouse.click(start.x, start.y);
  await field.waitFor();
  await page.keyboard.type('pn');
  expect(await field.inputValue()).toBe(before.replace('default function', 'pndefault function'));
  expect(new URL(page.url()).pathname).toBe(SLIDER);
});

test('a click behind a line of a scrolled listing puts the caret at its end', async () => {
  const { page, listing, field } = await openCode('/material-ui/react-table', 'EnhancedTable');
  const before = await textOf(listing);
  const line = 'onRowsPerPageChange={(event) => {';
  await listing.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  const { end } = await placeOfText(listing, line);
  const scrolled = await listing.evaluate(({ scrollTop }) => scrollTop);
  await page.mouse.click(end.x + 40, end.y);
  await field.waitFor();
  expect(await field.evaluate((element) => element.parentElement?.parentElement?.scrollTop)).toBe(
    scrolled,
  );
  await page.keyboard.type('mcp');
  expect(await field.inputValue()).toBe(before.replace(line, `${line}mcp`));
});

test('so does a click into a preview, even before its demo runs', async () => {
  const { page, release } = await openHolding('/material-ui/react-button', ISLAND_SCRIPTS, {
    waitUntil: 'commit',
  });
  const demo = page.locator('#BasicButtons');
  const listing = demo.locator('[data-preview] pre');
  await listing.waitFor();
  const before = await textOf(listing);
  const { start } = await placeOfText(listing, 'contained');
  await page.mouse.click(start.x, start.y);
  release();
  const field = demo.locator('textarea');
  await field.waitFor();
  await page.keyboard.type('e');
  expect((await field.inputValue()).trimEnd()).toBe(
    before.replace('contained', 'econtained').trimEnd(),
  );
});

test('what is typed into a preview before its demo runs is kept', SMOKE, async () => {
  const { page, release } = await openHolding('/material-ui/react-button', ISLAND_SCRIPTS);
  await waitForHydration(page);
  const demo = page.locator('#BasicButtons');
  const listing = demo.locator('[data-preview] pre');
  const before = await textOf(listing);
  const { start } = await placeOfText(listing, 'contained');
  await page.mouse.click(start.x, start.y);
  await page.keyboard.type('my ');
  release();
  await expect(demo.locator('textarea')).toHaveValue(
    before.replace('contained', 'my contained').trimEnd(),
  );
  await page.keyboard.type('own ');
  await expect(demo.locator('textarea')).toHaveValue(/"my own contained"/);
});

test('a tap puts the caret where it points, too', async () => {
  const { page, listing, field } = await openCode(SLIDER, DEMO, {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const before = await textOf(listing);
  const { start } = await placeOfText(listing, 'default function');
  await page.touchscreen.tap(start.x, start.y);
  await field.waitFor();
  await page.keyboard.type('j');
  expect(await field.inputValue()).toBe(before.replace('default function', 'jdefault function'));
});

test('until the editor has loaded, keys are no shortcuts, and become text', async () => {
  const { page, listing, field } = await openCode();
  const before = await textOf(listing);
  const release = await holdRequests(page, EDITOR);
  const { start } = await placeOfText(listing, 'default function');
  await page.mouse.click(start.x, start.y);
  await page.keyboard.type('pnml/??');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  release();
  await field.waitFor();
  await loadEditor(page);
  await page.keyboard.type('it');
  await expect(field).toHaveValue(before.replace('default function', 'pnml/?\nitdefault function'));
  expect(new URL(page.url()).pathname).toBe(SLIDER);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
});

for (const [name, select, expected] of [
  [
    'a triple click',
    async (page: Page, listing: Locator) => {
      const { start } = await placeOfText(listing, 'default function');
      await page.mouse.click(start.x, start.y, { clickCount: 3 });
    },
    /^export default function SliderSizes\(\) \{\n?$/,
  ],
  [
    'a double click',
    async (page: Page, listing: Locator) => {
      const { start } = await placeOfText(listing, 'default function');
      await page.mouse.dblclick(start.x + 4, start.y);
    },
    /^default ?$/,
  ],
  [
    'a drag',
    async (page: Page, listing: Locator) => {
      const { start, end } = await placeOfText(listing, 'default function');
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(end.x, end.y, { steps: 4 });
      await loadEditor(page);
      await page.mouse.up();
    },
    /^default function$/,
  ],
] as const) {
  test(`${name} into code selects, and the selection stays`, async () => {
    const { page, listing } = await openCode();
    await select(page, listing);
    await loadEditor(page);
    expect(await selectedText(page)).toMatch(expected);
    await page.keyboard.press('p');
    await twoFrames(page);
    expect(new URL(page.url()).pathname).toBe(SLIDER);
  });
}

test('a click after a selection edits', async () => {
  const { page, listing, field } = await openCode();
  const { start, end } = await placeOfText(listing, 'default function');
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
  await loadEditor(page);
  await page.mouse.click(start.x, start.y);
  await field.waitFor();
  await page.keyboard.type('k');
  expect(await field.inputValue()).toContain('export kdefault function');
});

test('letters are no shortcuts in the code of another file', async () => {
  const { page, demo, listing } = await openCode('/material-ui/react-table', 'EnhancedTable');
  await demo.getByRole('tab', { name: 'storedFiles.ts' }).click();
  await page.keyboard.type('n');
  const { start } = await placeOfText(listing, 'StoredFile');
  await page.mouse.click(start.x, start.y);
  await page.keyboard.type('pnml');
  await twoFrames(page);
  expect(new URL(page.url()).pathname).toBe('/material-ui/react-table');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
});

test('a line of a playground’s code stays selected when the playground begins to run', async () => {
  const page = await openLive('/material-ui/react-button');
  const root = page.locator('[data-styles="playground"]');
  const { start } = await placeOfText(root.locator('pre'), 'variant');
  await page.mouse.click(start.x, start.y, { clickCount: 3 });
  await root.locator('> [data-island-state="hydrated"]').waitFor();
  await twoFrames(page);
  expect(await selectedText(page)).toContain('variant=');
  await page.keyboard.type('nm');
  await twoFrames(page);
  expect(new URL(page.url()).pathname).toBe('/material-ui/react-button');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
});

test('a preview that can’t be edited in JavaScript keeps its focus, and doesn’t claim to be editable', async () => {
  const path = '/material-ui/react-toggle-button';
  const page = await openLive(`${path}#ToggleButtons.js`);
  const demo = page.locator('#ToggleButtons');
  await demo.getByRole('button', { name: /^Collapse code/ }).click();
  const listing = demo.locator('[data-preview] pre');
  const { start } = await placeOfText(listing, 'ToggleButtonGroup');
  await page.mouse.click(start.x, start.y);
  // An editor would have loaded by then.
  await page.waitForTimeout(500);
  await expect(listing).toBeFocused();
  expect(await listing.locator('..').getAttribute('data-note')).toBeNull();
});

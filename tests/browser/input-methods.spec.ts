import type { Page } from 'playwright-core';
import { twoFrames, waitForIsland } from './support/islands';
import { openLive } from './support/page';
import { allowProblems, NOT_FOUND } from './support/pageProblems';
import { searchButton, searchField, searchFor } from './support/search';
import { expect, SMOKE, test } from './support/test';

const SLIDER = '/material-ui/react-slider';

/** What a key can change: where the reader is, which element has focus, and what that element holds. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    return JSON.stringify([
      window.location.pathname,
      document.documentElement.dataset.theme,
      document.querySelectorAll('dialog[open], details[open]').length,
      field === document.body || field?.outerHTML,
      field instanceof HTMLInputElement && field.value,
    ]);
  });

/** Filters the side navigation, and waits for its answer: it may hydrate after the page. */
async function filterPages(page: Page, query: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Documentation' });
  await navigation.getByRole('searchbox').fill(query);
  await navigation.getByRole('status').filter({ hasText: /\d/ }).waitFor({ state: 'attached' });
}

interface Place {
  name: string;
  path: string;
  /** Leads to the place, which then has focus. */
  enter: (page: Page) => Promise<unknown>;
  /** Something that the key does there. */
  key: string;
}

const PLACES: readonly Place[] = [
  {
    name: 'the results of the search',
    path: SLIDER,
    async enter(page) {
      await page.keyboard.press('Control+k');
      await searchField(page).waitFor();
      await searchFor(page, 'table');
    },
    key: 'Enter',
  },
  {
    name: 'the start of the search',
    path: SLIDER,
    async enter(page) {
      await page.keyboard.press('Control+k');
      await searchField(page).focus();
    },
    key: 'ArrowDown',
  },
  {
    name: 'the filter of the navigation',
    path: SLIDER,
    enter: (page) => filterPages(page, 'tab'),
    key: 'Escape',
  },
  {
    name: 'Enter in the filter of the navigation',
    path: SLIDER,
    enter: (page) => filterPages(page, 'button'),
    key: 'Enter',
  },
  {
    name: 'the list of the API reference',
    path: '/material-ui/api',
    async enter(page) {
      await waitForIsland(page, 'api-filter', 'hydrated');
      await page.locator('main').getByRole('searchbox').focus();
    },
    key: 'ArrowDown',
  },
  {
    name: 'the filter of a table of props',
    path: '/x/api/data-grid/data-grid',
    enter: (page) => page.getByRole('searchbox', { name: 'Filter props' }).fill('row'),
    key: 'Escape',
  },
  {
    name: 'the field for icons',
    path: '/material-ui/material-icons',
    async enter(page) {
      await waitForIsland(page, 'icons-tool', 'hydrated');
      await page.locator('main input[type="search"]').fill('trash');
      await page.getByText('5 icons', { exact: true }).waitFor();
    },
    key: 'Escape',
  },
  {
    name: 'the icons',
    path: '/material-ui/material-icons',
    async enter(page) {
      await waitForIsland(page, 'icons-tool', 'hydrated');
      await page.getByRole('gridcell').getByRole('button').first().focus();
    },
    key: 'ArrowRight',
  },
  {
    name: 'the search of a page that is missing',
    path: '/material-ui/react-slidr',
    async enter(page) {
      await page.getByRole('searchbox', { name: 'Find a page by its title' }).fill('usage');
      await page.getByText(/Results: /).waitFor();
    },
    key: 'ArrowDown',
  },
  {
    name: 'a comment',
    path: SLIDER,
    async enter(page) {
      await page.getByRole('button', { name: 'No', exact: true }).click();
      await page.locator('main form textarea').focus();
    },
    key: 'Escape',
  },
  { name: 'the page', path: SLIDER, enter: () => Promise.resolve(), key: 'm' },
  {
    name: 'the languages',
    path: SLIDER,
    enter: (page) => page.getByRole('button', { name: /^Languages/ }).click(),
    key: 'ArrowDown',
  },
  {
    name: 'the actions of the page',
    path: SLIDER,
    enter: (page) => page.locator('summary', { hasText: 'Page actions' }).focus(),
    key: 'ArrowDown',
  },
  {
    name: 'the toolbar of a demo',
    path: `${SLIDER}#SliderSizes.tsx`,
    async enter(page) {
      const demo = page.locator('#SliderSizes');
      await demo.getByRole('button', { name: /^See more/ }).waitFor();
      await demo.getByRole('button', { name: /^Collapse code/ }).focus();
    },
    key: 'End',
  },
  {
    name: 'the files of a demo',
    path: '/material-ui/react-table#EnhancedTable.tsx',
    enter: (page) => page.getByRole('tab', { name: 'EnhancedTable.tsx' }).focus(),
    key: 'ArrowRight',
  },
  {
    name: 'code that is edited',
    path: `${SLIDER}#SliderSizes.tsx`,
    async enter(page) {
      await page.locator('#SliderSizes pre[tabindex]:not([data-preview] *)').focus();
      await page.locator('#SliderSizes textarea').focus();
    },
    key: 'Escape',
  },
];

for (const { name, path, enter, key } of PLACES) {
  test(`keys of an input method do nothing: ${key}, ${name}`, async () => {
    const page = await openLive(path);
    allowProblems(page, NOT_FOUND);
    await enter(page);
    await twoFrames(page);
    const before = await stateOf(page);
    for (const sign of [{ isComposing: true }, { keyCode: 229 }]) {
      await page.evaluate(
        (init) =>
          (document.activeElement ?? document.body).dispatchEvent(
            new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
          ),
        { key, ...sign },
      );
      await twoFrames(page);
      expect(await stateOf(page), JSON.stringify(sign)).toBe(before);
    }
    // The same key of the keyboard does something.
    await page.keyboard.press(key);
    await expect.poll(() => stateOf(page)).not.toBe(before);
  });
}

test('an event without a key, which browsers send when they fill in a form, does nothing', async () => {
  const page = await openLive(SLIDER);
  await page.locator('.MuiCode-root pre').first().hover();
  for (const target of [
    searchButton(page),
    page.getByRole('searchbox', { name: 'Filter pages' }),
  ]) {
    await target.evaluate((element) =>
      element.dispatchEvent(new Event('keydown', { bubbles: true })),
    );
  }
  await twoFrames(page);
});

/** Presses a key as a keyboard of another layout does. */
async function pressOn(page: Page, key: string, code: string, modifiers = 0): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const type of ['rawKeyDown', 'keyUp'] as const) {
    await session.send('Input.dispatchKeyEvent', { type, key, code, modifiers });
  }
}
const CTRL = 2;

for (const [layout, key] of [
  ['Ukrainian', 'л'],
  ['Greek', 'κ'],
  ['Hebrew', 'ל'],
  ['Arabic', 'ن'],
] as const) {
  test(`Ctrl+K opens the search with a ${layout} keyboard`, SMOKE, async () => {
    const page = await openLive(SLIDER);
    await pressOn(page, key, 'KeyK', CTRL);
    await searchField(page).waitFor();
  });
}

test('with a Dvorak keyboard, the letter decides', async () => {
  const page = await openLive(SLIDER);
  await pressOn(page, 't', 'KeyK', CTRL);
  await pressOn(page, 'b', 'KeyN');
  await twoFrames(page);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await pressOn(page, 'k', 'KeyV', CTRL);
  await searchField(page).waitFor();
  expect(new URL(page.url()).pathname).toBe(SLIDER);
});

test('shortcuts of a single key work with other scripts', async () => {
  const page = await openLive(SLIDER);
  await pressOn(page, 'ь', 'KeyM');
  await page.locator('html[data-theme="dark"]').waitFor();
  await pressOn(page, 'צ', 'KeyM');
  await page.locator('html[data-theme="light"]').waitFor();
});

test('a query begins with the letter that was typed on the button, in any script', async () => {
  const page = await openLive(SLIDER);
  await searchButton(page).focus();
  await pressOn(page, 'т', 'KeyN');
  await expect(searchField(page)).toHaveValue('т');
});

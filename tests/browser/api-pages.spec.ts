import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { expectToFit, openLive } from './support/page';
import type { PageOptions } from './support/page';
import { allowProblems } from './support/pageProblems';
import { expect, SMOKE, test } from './support/test';

const BUTTON = '/material-ui/api/button';
const PHONE = { width: 390, height: 844 };

async function openApi(path: string, options: PageOptions = {}): Promise<Page> {
  const page = await openLive(path, options);
  return page;
}

function withStored(view: string): PageOptions {
  return {
    beforeLoad: (page) =>
      page.addInitScript((value) => localStorage.setItem('apiPage_props', value), view),
  };
}

/** Chooses from the menu of a section, by its place: Props' order, then the views. */
async function choose(page: Page, menu: number, label: string): Promise<void> {
  const details = page.locator('main details[data-choices]').nth(menu);
  await details.locator('summary').click();
  await details.getByRole('button', { name: label, exact: true }).click();
}

/** What a prop is for, below its type. */
const DESCRIPTION = 'td > :nth-child(2)';

const row = (page: Page, prop: string) => page.locator(`[id="button-prop-${prop}"]`);

test('a view is chosen, kept, and applied before React starts', SMOKE, async () => {
  const page = await openApi(BUTTON);
  const description = row(page, 'color').locator(DESCRIPTION);
  await choose(page, 1, 'Collapsed list');
  await description.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => localStorage.getItem('apiPage_props'))).toBe('collapsed');
  allowProblems(page);
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  expect(await description.isVisible()).toBe(false);
});

test('an entry of a list opens and closes', async () => {
  const page = await openApi(BUTTON, withStored('collapsed'));
  const color = row(page, 'color');
  const description = color.locator(DESCRIPTION);
  expect(await description.isVisible()).toBe(false);
  // The type is always in sight.
  expect(await color.locator('td > :first-child').isVisible()).toBe(true);
  await color.getByRole('button', { name: 'Expand color' }).click();
  await description.waitFor({ state: 'visible' });
  await color.getByRole('button', { name: 'Collapse color' }).click();
  await description.waitFor({ state: 'hidden' });
});

test('what a link leads to is open and in sight, in a list too', async () => {
  const page = await openApi(`${BUTTON}#button-prop-variant`, withStored('collapsed'));
  const variant = row(page, 'variant');
  await variant.locator(DESCRIPTION).waitFor({ state: 'visible' });
  await page.waitForFunction((id) => {
    const { top } = document.getElementById(id)?.getBoundingClientRect() ?? { top: -1 };
    return top >= 0 && top < window.innerHeight;
  }, 'button-prop-variant');
  expect(await row(page, 'color').locator(DESCRIPTION).isVisible()).toBe(false);
});

/** Returns the words of code in the tables that have a line break between two of their letters. */
function brokenWords(): string[] {
  const lineOf = (text: Text, index: number) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect().top;
  };
  const texts = [...document.querySelectorAll('tr[data-section] code')].flatMap((code) =>
    [code, ...code.querySelectorAll('*')].flatMap((element) =>
      [...element.childNodes].filter((node) => node instanceof Text),
    ),
  );
  return texts.flatMap((text) =>
    [...text.data.matchAll(/\w(?=\w)/g)]
      .filter(({ index }) => Math.abs(lineOf(text, index) - lineOf(text, index + 1)) > 4)
      .map(() => text.data),
  );
}

for (const path of [
  '/material-ui/api/button',
  '/material-ui/api/autocomplete',
  '/x/api/data-grid/data-grid',
]) {
  test(`names on ${path} break between their words only`, async () => {
    const page = await openApi(path, { viewport: { width: 1440, height: 900 } });
    expect(await page.evaluate(brokenWords)).toEqual([]);
  });
}

test('props are sorted by the reader’s choice', async () => {
  const page = await openApi('/material-ui/api/slider');
  const names = () =>
    page
      .locator('[aria-labelledby="props"] tbody tr')
      .evaluateAll((rows) => rows.map(({ id }) => id));
  const before = await names();
  await choose(page, 0, 'Deprecated last');
  await page.waitForFunction(
    (first) =>
      document.querySelector('[aria-labelledby="props"] tbody tr:last-child')?.id !== first,
    before.at(-1),
  );
  const after = await names();
  expect(after.slice(-2)).toEqual(['slider-prop-components', 'slider-prop-componentsProps']);
  expect(after.toSorted()).toEqual(before.toSorted());
});

test('the link to a prop is copied, with feedback', async () => {
  const page = await openApi(BUTTON, { permissions: ['clipboard-read', 'clipboard-write'] });
  await row(page, 'color').getByRole('link', { name: 'Link to color' }).click();
  await row(page, 'color').getByText('Link copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/material-ui\/api\/button#button-prop-color$/);
  expect(new URL(page.url()).hash).toBe('#button-prop-color');
});

test('every choice says what analytics records', async () => {
  const page = await openApi(BUTTON);
  const choice = page.locator('[data-ga-event-action="classes"]').nth(2);
  expect(await choice.getAttribute('data-ga-event-category')).toBe('layout');
  expect(await choice.getAttribute('data-ga-event-label')).toBe('collapsed');
});

for (const [path, view] of [
  ['/material-ui/api/button', 'expanded'],
  ['/material-ui/api/autocomplete', 'table'],
  ['/material-ui/api/text-field', 'collapsed'],
] as const) {
  test(`${path} does not scroll sideways on a phone, as ${view}`, async () => {
    const page = await openApi(path, { viewport: PHONE, ...withStored(view) });
    await expectToFit(page);
  });
}

for (const view of ['table', 'expanded', 'collapsed']) {
  test(`axe finds nothing in the view ${view}`, async () => {
    const page = await openApi(BUTTON, withStored(view));
    await expectNoAxeViolations(page, `${BUTTON} as ${view}`);
  });
}

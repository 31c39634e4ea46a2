import type { Locator, Page } from 'playwright-core';
import { openRecording, recordRequests, twoFrames, waitForIsland } from './support/islands';
import { waitForHydration } from './support/page';
import { allowProblems } from './support/pageProblems';
import { follow } from './support/sidebar';
import { expect, SMOKE, test } from './support/test';

const BUTTONS = '/material-ui/react-button';
const SOURCES = /\/assets\/demos\/.*\.json$/;
/** A demo with a preview; its code is the same text in both languages. */
const WITH_PREVIEW = 'BasicButtons';
/** Demos without a preview, whose JavaScript differs. */
const WITHOUT_PREVIEW = 'ButtonSizes';
const OTHER_WITHOUT_PREVIEW = 'InputFileUpload';

const demo = (page: Page, name: string) => page.locator(`#${name}`);
/** A control of a demo, which also names the demo: "Show code of ButtonSizes". */
const button = (scope: Locator, name: string) =>
  scope.getByRole('button', { name: new RegExp(`^${name}( of \\w+)?$`) });
const listing = (scope: Locator) => scope.locator('pre');

/** The page, hydrated, with the sources that it asks for from the start. */
async function openButtons(hash = ''): Promise<{ page: Page; sources: string[] }> {
  const { page, requests: sources } = await openRecording(BUTTONS + hash, SOURCES);
  await waitForHydration(page);
  return { page, sources };
}

/** Opens the code of a demo without a preview and waits until it is there. */
async function showCode(page: Page, name: string): Promise<Locator> {
  const scope = demo(page, name);
  await button(scope, 'Show code').click();
  await listing(scope).waitFor();
  return scope;
}

async function languageOf(scope: Locator): Promise<string | null> {
  return listing(scope).getAttribute('data-language');
}

async function isPressed(scope: Locator, name: string): Promise<string | null> {
  return button(scope, name).getAttribute('aria-pressed');
}

test('previews are in the page; no code is fetched for them', SMOKE, async () => {
  const { page, sources } = await openButtons();
  const text = await listing(demo(page, WITH_PREVIEW)).innerText();
  expect(text).toContain('<Button variant="contained">Publish</Button>');
  expect(text).not.toContain('import');
  await page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
  );
  await twoFrames(page);
  await page.waitForLoadState('networkidle');
  expect(sources).toEqual([]);
});

for (const [name, open, close] of [
  [WITH_PREVIEW, 'Expand code', 'Collapse code'],
  [WITHOUT_PREVIEW, 'Show code', 'Hide code'],
] as const) {
  test(`the code of ${name} opens with "${open}" and closes with "${close}"`, SMOKE, async () => {
    const { page } = await openButtons();
    const scope = demo(page, name);
    const shut = await button(scope, open).evaluate((toggle) => ({
      expanded: toggle.getAttribute('aria-expanded'),
      controls: toggle.getAttribute('aria-controls') ?? '',
    }));
    expect(shut.expanded).toBe('false');
    const controlled = page.locator(`[id="${shut.controls}"]`);
    expect(await controlled.count()).toBe(1);

    await button(scope, open).click();
    expect(await button(scope, close).getAttribute('aria-expanded')).toBe('true');
    await controlled.getByText('export default function').first().waitFor();
    expect(await button(scope, open).count()).toBe(0);

    await button(scope, close).click();
    expect(await button(scope, open).getAttribute('aria-expanded')).toBe('false');
    expect(await controlled.getByText('export default function').count()).toBe(0);
    expect(await listing(scope).count()).toBe(name === WITH_PREVIEW ? 1 : 0);
  });
}

test('the toggle of the code works by keyboard', async () => {
  const { page } = await openButtons();
  const scope = demo(page, WITHOUT_PREVIEW);
  await button(scope, 'Show code').focus();
  await page.keyboard.press('Enter');
  await listing(scope).waitFor();
  await page.keyboard.press('Space');
  await listing(scope).waitFor({ state: 'detached' });
});

test('JS or TS is chosen for every open demo at once', async () => {
  const { page } = await openButtons();
  const first = await showCode(page, WITHOUT_PREVIEW);
  const second = await showCode(page, OTHER_WITHOUT_PREVIEW);
  for (const scope of [first, second]) {
    expect(await languageOf(scope)).toBe('tsx');
    expect(await isPressed(scope, 'TS')).toBe('true');
  }
  const typed = await listing(second).innerText();
  await button(first, 'JS').click();
  for (const scope of [first, second]) {
    expect(await languageOf(scope)).toBe('jsx');
    expect([await isPressed(scope, 'JS'), await isPressed(scope, 'TS')]).toEqual(['true', 'false']);
  }
  expect(await listing(second).innerText()).not.toBe(typed);
});

test('a demo whose code is the same in both languages offers no choice', async () => {
  const { page } = await openButtons();
  const scope = demo(page, WITH_PREVIEW);
  await scope.getByRole('button', { name: /^Expand code/ }).click();
  await listing(scope).waitFor();
  await expect(button(scope, 'JS')).toHaveCount(0);
});

test('the chosen language is remembered for a year, on the whole site', async () => {
  const { page } = await openButtons();
  await button(await showCode(page, WITHOUT_PREVIEW), 'JS').click();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'codeVariant');
  expect(cookie).toMatchObject({ value: 'JS', path: '/' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);

  await page.reload();
  await waitForHydration(page);
  expect(await languageOf(await showCode(page, WITHOUT_PREVIEW))).toBe('jsx');
});

for (const [name, ending, language] of [
  ['JS', 'js', 'jsx'],
  ['TS', 'tsx', 'tsx'],
] as const) {
  test(`a link that ends in the file name of the ${name} code selects it`, async () => {
    const { page } = await openButtons(`#BasicButtons.${ending}`);
    const scope = await showCode(page, WITHOUT_PREVIEW);
    expect(await isPressed(scope, name)).toBe('true');
    expect(await languageOf(scope)).toBe(language);
  });
}

test('the source is fetched once, when the button is first pointed at', SMOKE, async () => {
  const { page, sources } = await openButtons();
  const scope = demo(page, WITHOUT_PREVIEW);
  await button(scope, 'Show code').scrollIntoViewIfNeeded();
  await waitForIsland(page, `demo-${WITHOUT_PREVIEW}`, 'hydrated');
  const arrived = page.waitForResponse(SOURCES);
  await button(scope, 'Show code').hover();
  await arrived;
  for (const label of ['Show code', 'Hide code', 'Show code']) {
    await button(scope, label).click();
  }
  await listing(scope).waitFor();
  expect(sources.map((url) => url.includes(WITHOUT_PREVIEW))).toEqual([true]);
});

test('a source that does not arrive says so, and can be asked for again', async () => {
  const { page } = await openButtons();
  allowProblems(page);
  await page.route(SOURCES, (route) => route.fulfill({ status: 500, body: 'no' }));
  const scope = demo(page, WITHOUT_PREVIEW);
  await button(scope, 'Show code').click();
  const alert = scope.getByRole('alert');
  await alert.getByText('The code could not be loaded.').waitFor();
  await button(alert, 'Try again').click();
  await alert.getByText('The code could not be loaded.').waitFor();

  await page.unroute(SOURCES);
  await button(scope, 'Try again').click();
  await listing(scope).waitFor();
  expect(await listing(scope).innerText()).toContain('export default function ButtonSizes');
  expect(await alert.count()).toBe(0);
});

test('after navigation a preview is there at once, and the same', async ({ page }) => {
  const direct = await openButtons();
  const expected = await listing(demo(direct.page, WITH_PREVIEW)).innerText();

  await page.goto('/material-ui/getting-started/installation');
  await waitForHydration(page);
  const sources = recordRequests(page, SOURCES);
  await follow(page, 'Button');
  expect(await listing(demo(page, WITH_PREVIEW)).innerText()).toBe(expected);
  await page.waitForLoadState('networkidle');
  expect(sources).toEqual([]);
});

test('list items in a demo have no margin from lists in the text', async ({ page }) => {
  await page.goto('/material-ui/react-breadcrumbs');
  const items = demo(page, 'BasicBreadcrumbs').locator('li');
  const margins = await items.evaluateAll((all) =>
    all.map((item) => getComputedStyle(item).marginTop),
  );
  expect(margins).toEqual(margins.map(() => '0px'));
  expect(margins.length).toBeGreaterThan(1);
});

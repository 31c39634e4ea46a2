import type { Page } from 'playwright-core';
import { compressToEncodedURIComponent } from 'lz-string';
import { expectNoAxeViolations } from './support/axe';
import { waitForIsland } from './support/islands';
import { openPage } from './support/page';
import { expect, test } from './support/test';
import { BUILDER, generate, openBuilder } from './support/themeBuilder';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const themes = (page: Page) => page.getByLabel('Theme', { exact: true }).locator('option');
const field = (page: Page) =>
  page.getByLabel('Paste TypeScript, JavaScript, JSON, or design tokens');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme-builder'));

async function openImport(page: Page): Promise<void> {
  await button(page, 'Import').click();
  await field(page).waitFor();
}

/** Opens the builder of a reader whose browser keeps something already. */
function openWith(text: string, hash = ''): Promise<Page> {
  return openPage(BUILDER + hash, {
    beforeLoad: (page) =>
      page.addInitScript((kept) => {
        localStorage['theme-builder'] ??= kept;
      }, text),
  });
}

const FULL = JSON.stringify({
  version: 1,
  current: 0,
  themes: Array.from({ length: 24 }, (_, index) => ({ name: `T${index}`, values: {} })),
});

test('a reader with as many themes as there can be is told so, and loses none', async () => {
  const link = compressToEncodedURIComponent(JSON.stringify([1, 'Linked', { spacing: 5 }]));
  const page = await openWith(FULL, `#theme=${link}`);
  await page.getByText(/^You have 24 themes.*then offered again/).waitFor();
  await expectNoAxeViolations(page);
  await button(page, 'Cancel').click();
  for (const name of ['New', 'Duplicate']) {
    await button(page, name).click();
    await page.getByText(/^You have 24 themes.*then try again/).waitFor();
    await expect(themes(page)).toHaveCount(24);
  }
  await openImport(page);
  await field(page).fill('{ "cssVariables": true, "spacing": 6 }');
  await button(page, 'Read').click();
  await page.getByText(/^You have 24 themes.*Your text stays here/).waitFor();
  await button(page, 'Cancel').click();
  await page.getByRole('tab', { name: 'Presets' }).click();
  await page.getByRole('tabpanel').getByRole('button').first().click();
  await expect(page.getByText(/^You have 24 themes.*then try again/)).toBeVisible();

  // With room for one, the theme of the link is offered again, and only once.
  await button(page, 'Delete').click();
  await button(page, 'Add to my themes').click();
  await expect(themes(page).last()).toHaveText('Linked');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(new URL(page.url()).hash).toBe('');
  await openImport(page);
  await expect(field(page)).toHaveValue('{ "cssVariables": true, "spacing": 6 }');
});

test('a link stays in the address until the reader has decided', async () => {
  const link = compressToEncodedURIComponent(JSON.stringify([1, 'Linked', { spacing: 5 }]));
  const page = await openBuilder(`${BUILDER}#theme=${link}`);
  await button(page, 'Add to my themes').waitFor();
  await page.reload();
  await button(page, 'Add to my themes').waitFor();
  await button(page, 'Cancel').click();
  expect(new URL(page.url()).hash).toBe('');
});

test('a full storage is said, and what it did not take is stored when it can be', async () => {
  const page = await openBuilder();
  await page.evaluate(() => {
    for (let size = 2 ** 23; size >= 1; size /= 2) {
      for (let part = 0; part < 4; part += 1) {
        try {
          localStorage.setItem(`filler-${size}-${part}`, 'x'.repeat(size));
        } catch {
          // Then less fits.
        }
      }
    }
  });
  await generate(page, '#00695c');
  await page.getByText(/^This browser couldn’t store your last changes/).waitFor();
  await expectNoAxeViolations(page);
  expect(await stored(page)).toBeNull();
  await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('filler'))
      .forEach((key) => localStorage.removeItem(key)),
  );
  await button(page, 'New').click();
  await expect(page.getByText(/^This browser couldn’t store/)).toBeHidden();
  expect(await stored(page)).toContain('#00695c');
});

test('what a later version has stored is kept, and the builder says so', async () => {
  const later = '{"version":7,"themes":{"brand":{"tokens":[1,2]}}}';
  const page = await openWith(later);
  await page.getByText(/^A later version of this site has stored themes/).waitFor();
  await generate(page, '#7b1fa2');
  await expect(page.getByLabel('primary.main', { exact: true })).toHaveValue('#7b1fa2');
  expect(await stored(page)).toBe(later);
});

for (const [what, kept] of [
  ['damaged', '{"version":1,"themes":[{"name":"A"'],
  ['unknown to the builder', '{"version":1,"themes":[{"name":"A","values":{"new":1}}],"x":1}'],
]) {
  test(`opening the builder leaves stored data that is ${what} as it is`, async () => {
    const page = await openWith(String(kept));
    await waitForIsland(page, 'theme-builder-tool', 'hydrated');
    await page.getByRole('tab', { name: 'Checks' }).click();
    await page
      .getByText(/the border has a contrast of/)
      .first()
      .waitFor();
    expect(await stored(page)).toBe(kept);
    expect(await page.evaluate(() => localStorage.getItem('reader-theme'))).toBeNull();
  });
}

const TOO_COMPLEX = /^This holds more values, or is nested more deeply, than a theme/;

for (const [what, code] of [
  ['refers to itself', 'const s = { t: s, u: s, v: s, w: s }; extendTheme(s)'],
  ['keeps a parser of types busy', `createTheme(${'<T>('.repeat(60)}1${')'.repeat(60)})`],
] as const) {
  test(`code that ${what} is answered, and the page goes on meanwhile`, async () => {
    const page = await openBuilder();
    await openImport(page);
    await field(page).fill(code);
    await button(page, 'Read').click();
    // The page answers between the click and the message.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.getByText(TOO_COMPLEX).waitFor();
  });
}

test('a text that is too long does not get into the field, however it comes', async () => {
  const page = await openBuilder();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openImport(page);
  await field(page).fill('{ "spacing": 4 }');
  await page.evaluate(() => navigator.clipboard.writeText('x'.repeat(10_000_000)));
  await field(page).press('Control+v');
  await page.getByText(/^This text is longer than 100,000 characters/).waitFor();
  await expect(field(page)).toHaveValue('{ "spacing": 4 }');
  await field(page).press('Control+a');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, 'Open a file').click(),
  ]);
  await chooser.setFiles({
    name: 'theme.json',
    mimeType: 'application/json',
    buffer: Buffer.alloc(10_000_000, 'x'),
  });
  await page.getByText(/^This text is longer than 100,000 characters/).waitFor();
  await expect(field(page)).toHaveValue('{ "spacing": 4 }');
});

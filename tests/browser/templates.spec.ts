import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import {
  framePath,
  galleryPath,
  previewPath,
  sourcePath,
} from '@component-docs/templates/shared/paths';
import { expectNoAxeViolations } from './support/axe';
import { expectToFit, openLive, openPage } from './support/page';
import { allowProblems, NOT_FOUND } from './support/pageProblems';
import { expect, SMOKE, test } from './support/test';

const FOLDER = path.join(__dirname, '../../content/templates');
const SLUGS = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'template.json')
  .map((file) => path.dirname(file));
/** The templates that Material UI's gallery shows. */
const SHOWN = SLUGS.filter((slug) => !slug.startsWith('joy-ui/'));

const SIGN_IN = framePath('sign-in');
const GALLERY = galleryPath('sign-in');

const template = (page: Page) => page.frameLocator('iframe');
const control = (page: Page, name: string) => page.locator(`select[name="${name}"]`);
const rootOf = (page: Page) => template(page).locator('html');

/** The colors of a template's document, as they are drawn. */
const backgroundOf = (page: Page) =>
  template(page)
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);

/** The page's background in the dark theme of Material UI. */
const MATERIAL_DARK = 'rgb(18, 18, 18)';

async function waitForBackground(page: Page, color: string): Promise<void> {
  const [, frame] = page.frames();
  await frame?.waitForFunction(
    (expected) => getComputedStyle(document.body).backgroundColor === expected,
    color,
  );
}

for (const slug of SLUGS) {
  test.describe(`${slug}`, () => {
    for (const mode of ['light', 'dark']) {
      test(`has no fault for axe in ${mode} mode, in both themes`, async () => {
        for (const theme of ['custom', 'library']) {
          const page = await openPage(`${previewPath(slug)}?mode=${mode}&theme=${theme}`);
          await page.waitForSelector('html:not([data-pending])');
          await expectNoAxeViolations(page, `${slug}, ${theme}, ${mode}`);
        }
      });
    }

    for (const direction of ['ltr', 'rtl']) {
      test(`is never wider than a small phone, from ${direction}`, async () => {
        const viewport = { width: 320, height: 640 };
        const page = await openPage(`${previewPath(slug)}?direction=${direction}`, { viewport });
        await page.waitForSelector('html:not([data-pending])');
        expect(await page.locator('html').getAttribute('dir')).toBe(direction);
        await expectToFit(page);
      });
    }

    test('can be read without JavaScript', async () => {
      const page = await openPage(framePath(slug), { javaScriptEnabled: false });
      await expect(template(page).getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect(await page.locator('form').isVisible()).toBe(false);
    });
  });
}

test('theme, mode, and direction are followed, and the address says them', SMOKE, async () => {
  const page = await openPage(SIGN_IN, { colorScheme: 'light' });
  await template(page).getByLabel('Email').fill('ada@example.org');
  const light = await backgroundOf(page);

  await control(page, 'mode').selectOption('dark');
  await template(page).locator('html[data-mode="dark"]').waitFor();
  expect(await backgroundOf(page)).not.toBe(light);
  expect(await page.locator('html').getAttribute('data-mode')).toBe('dark');

  await control(page, 'theme').selectOption('library');
  await waitForBackground(page, MATERIAL_DARK);

  await control(page, 'direction').selectOption('rtl');
  await template(page).locator('html[dir="rtl"]').waitFor();
  expect(await page.locator('html').getAttribute('dir')).toBe('ltr');

  const { search } = new URL(page.url());
  expect(search).toBe('?mode=dark&theme=library&direction=rtl');
  // What a reader has typed stays.
  expect(await template(page).getByLabel('Email').inputValue()).toBe('ada@example.org');
});

test('an address shows the template as it says, from the start', async ({ page }) => {
  await page.goto(`${SIGN_IN}?theme=library&mode=dark&direction=rtl&width=phone`);
  await template(page).locator('html:not([data-pending])').waitFor();
  expect(await backgroundOf(page)).toBe(MATERIAL_DARK);
  expect(await rootOf(page).getAttribute('dir')).toBe('rtl');
  for (const [name, value] of Object.entries({ theme: 'library', mode: 'dark', width: 'phone' })) {
    expect(await control(page, name).inputValue()).toBe(value);
  }
  expect((await page.locator('iframe').boundingBox())?.width).toBe(390);
});

test('the mode is right before any script file has loaded', async () => {
  const page = await openPage(SIGN_IN, {
    colorScheme: 'dark',
    beforeLoad: (fresh) => fresh.route('**/assets/templates/*.js', (route) => route.abort()),
  });
  allowProblems(page);
  expect(await rootOf(page).getAttribute('data-mode')).toBe('dark');
  expect(await page.locator('html').getAttribute('data-mode')).toBe('dark');
});

test('a template whose scripts are missing appears all the same', async () => {
  const page = await openPage(`${previewPath('sign-in')}?direction=rtl`, {
    beforeLoad: (fresh) => fresh.route('**/assets/templates/*.js', (route) => route.abort()),
  });
  allowProblems(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('the reader’s mode on the site is the first one, and the system’s is followed', async () => {
  const page = await openPage(SIGN_IN, {
    colorScheme: 'light',
    beforeLoad: (fresh) => fresh.addInitScript(() => localStorage.setItem('mui-mode', 'dark')),
  });
  await template(page).locator('html[data-mode="dark"]').waitFor();
  await control(page, 'mode').selectOption('system');
  await template(page).locator('html[data-mode="light"]').waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  await template(page).locator('html[data-mode="dark"]').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('dark');
});

for (const root of ['/', '/zh/']) {
  test(`the bar below "${root}" has no fault for axe, on any device`, async () => {
    for (const width of [320, 900, 1440]) {
      const viewport = { width, height: 800 };
      const page = await openPage(root + SIGN_IN.slice(1), { viewport });
      await expectNoAxeViolations(page, `${width} px`, 'body');
      await expectToFit(page);
    }
  });
}

/** The names of the templates that the gallery shows. */
const shownTemplates = (page: Page) => page.locator('[data-template]:visible h2').allTextContents();

test('the gallery is filtered with the keyboard', SMOKE, async () => {
  const page = await openLive(GALLERY);
  expect(await shownTemplates(page)).toHaveLength(SHOWN.length);
  await page.getByRole('radio', { name: 'All' }).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await page.getByRole('radio', { name: 'Content' }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: 'Accounts' }).press('Space');
  const accounts = await shownTemplates(page);
  expect(accounts.length).toBeLessThan(SHOWN.length);
  expect(accounts.join()).toContain('Sign-in');
});

test('without JavaScript, the gallery shows all templates, and the page of one hides what needs a script', async () => {
  const page = await openPage(GALLERY, { javaScriptEnabled: false });
  expect(await shownTemplates(page)).toHaveLength(SHOWN.length);
  await page.goto(sourcePath('sign-in'));
  expect(await page.getByRole('button', { name: /StackBlitz/ }).count()).toBe(0);
});

for (const [name, address, field] of [
  ['StackBlitz', 'https://stackblitz.com/run', 'project[files][src/SignIn.tsx]'],
  ['CodeSandbox', 'https://codesandbox.io/api/v1/sandboxes/define', 'parameters'],
] as const) {
  test(`${name} receives the project of a template`, async () => {
    const page = await openLive(sourcePath('sign-in'));
    await page.context().route(`${address}**`, (route) => route.fulfill({ body: 'opened' }));
    const [request] = await Promise.all([
      page.context().waitForEvent('request', (sent) => sent.url().startsWith(address)),
      page.getByRole('button', { name: `${name}: Sign-in`, exact: true }).click(),
    ]);
    expect(request.method()).toBe('POST');
    expect(decodeURIComponent(request.postData() ?? '')).toContain(field);
  });
}

test('a template is opened from the gallery, and leads back', SMOKE, async () => {
  const page = await openLive(GALLERY);
  await page.getByRole('link', { name: 'Open: Sign-in', exact: true }).click();
  await page.waitForURL(`**${SIGN_IN}`);
  await page.getByRole('link', { name: 'Source code' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign-in template' }).waitFor();
  await page.getByRole('link', { name: 'All templates' }).click();
  await page.getByRole('heading', { level: 1, name: 'Material UI templates' }).waitFor();
});

for (const [address, text] of [
  [`${GALLERY}/sing-in`, 'There is no template called sing-in. Did you mean Sign-in?'],
  [`/zh${GALLERY}/dashbord`, '没有名为 dashbord 的模板。 你要找的是不是仪表盘？'],
] as const) {
  test(`${address}: the gallery says what is missing, with status 404`, async ({ page }) => {
    allowProblems(page, NOT_FOUND);
    await page.goto(address);
    const note = page.locator('[data-missing-template]:visible');
    await note.waitFor();
    expect((await note.innerText()).replace(/\s+/g, ' ')).toBe(text);
    await expectNoAxeViolations(page);
    await note.getByRole('link').click();
    await page.locator('iframe').waitFor();
  });
}

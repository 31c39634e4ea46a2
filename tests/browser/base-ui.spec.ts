import type { Locator, Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { openRecording, waitForIsland } from './support/islands';
import { openLive, openPage } from './support/page';
import { allowProblems } from './support/pageProblems';
import { PARTS } from './support/parts';
import { expect, SMOKE, test } from './support/test';

const BUTTON = '/base-ui/react-button';
const DEMO = 'UnstyledButtonIntroduction';
const OTHER = 'UnstyledButtonsSpan';

const version = (page: Page, name: string, styling: string) =>
  page.locator(`[data-island="${styling === 'system' ? name : `${styling}-${name}`}"]`);
const select = (page: Page, name: string) => page.locator(`#${name}`).getByRole('combobox');
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link', { name });

async function openButton(hash = '', cookies: Record<string, string> = {}): Promise<Page> {
  const page = await openLive(BUTTON + hash, {
    beforeLoad: (opened) =>
      opened.addInitScript((entries) => {
        entries.forEach(([name, value]) => {
          document.cookie = `${name}=${value};path=/`;
        });
      }, Object.entries(cookies)),
  });
  return page;
}

async function background(button: Locator): Promise<string> {
  return button.evaluate((element) => getComputedStyle(element).backgroundColor);
}

async function cookieOf(page: Page, name: string): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find((cookie) => cookie.name === name)?.value;
}

test('shows MUI System at first, and remembers both choices from then on', SMOKE, async () => {
  const page = await openButton();
  await version(page, DEMO, 'system').waitFor({ state: 'visible' });
  expect(await version(page, DEMO, 'tailwind').isVisible()).toBe(false);
  expect(await version(page, DEMO, 'css').isVisible()).toBe(false);
  expect(await select(page, DEMO).inputValue()).toBe('MUI System');
  expect(await cookieOf(page, 'codeStyling')).toBe('MUI System');
  expect(await cookieOf(page, 'codeVariant')).toBe('TS');
  await expectNoAxeViolations(page);
});

for (const { label, value, name, color } of [
  { label: 'Tailwind CSS', value: 'Tailwind', name: 'tailwind', color: 'rgb(29, 78, 216)' },
  { label: 'Plain CSS', value: 'CSS', name: 'css', color: 'rgb(21, 101, 192)' },
]) {
  test(`${label} acts on all demos at once, running and shown`, async () => {
    const page = await openButton();
    await select(page, DEMO).selectOption({ label });
    for (const demo of [DEMO, OTHER]) {
      await version(page, demo, name).waitFor({ state: 'visible' });
      expect(await version(page, demo, 'system').isVisible()).toBe(false);
      await select(page, demo).scrollIntoViewIfNeeded();
      await waitForIsland(page, `demo-${demo}`, 'hydrated');
      expect(await select(page, demo).inputValue()).toBe(value);
    }
    const save = version(page, DEMO, name).getByRole('button', { name: 'Save draft' });
    expect(await background(save)).toBe(color);
    expect(await cookieOf(page, 'codeStyling')).toBe(value);
    await page
      .locator(`#${DEMO}`)
      .getByRole('button', { name: /^(Expand|Show) code/ })
      .click();
    const code = page.locator(`#${DEMO} pre`).filter({ hasText: 'export default' });
    await code.waitFor();
    expect(await code.innerText()).not.toContain('@mui/system');
    await expectNoAxeViolations(page);
  });
}

test('shows a remembered styling before a script of the site runs', async () => {
  const page = await openPage(BUTTON, {
    beforeLoad: async (opened) => {
      await opened.addInitScript(() => {
        document.cookie = 'codeStyling=Tailwind;path=/';
      });
      allowProblems(opened);
      // The page's own scripts never arrive: what shows is the first paint.
      await opened.route(/\/assets\/js\//, (route) => route.abort());
    },
  });
  await version(page, DEMO, 'tailwind').waitFor({ state: 'visible' });
  expect(await version(page, DEMO, 'system').isVisible()).toBe(false);
  const save = version(page, DEMO, 'tailwind').getByText('Save draft');
  expect(await background(save)).toBe('rgb(29, 78, 216)');
});

test('the address goes before the cookie, opens the code, and stays as it is', async () => {
  const hash = `#css-${OTHER}.js`;
  const page = await openButton(hash, { codeStyling: 'Tailwind', codeVariant: 'TS' });
  const code = page.locator(`#${OTHER} pre`).filter({ hasText: "import './styles.css'" });
  await code.waitFor();
  await page.locator(`#${OTHER}`).getByRole('tab', { name: 'styles.css' }).click();
  await page.locator(`#${OTHER} pre`).filter({ hasText: '.base--focusVisible' }).waitFor();
  await version(page, DEMO, 'css').waitFor({ state: 'visible' });
  expect(await cookieOf(page, 'codeStyling')).toBe('CSS');
  expect(await cookieOf(page, 'codeVariant')).toBe('JS');
  expect(new URL(page.url()).hash).toBe(hash);
  expect(await page.locator(`[id="tailwind-${OTHER}.tsx"]`).count()).toBe(1);
});

test('the styles of the demos are on the page, and reach nothing else', async () => {
  const { page, requests } = await openRecording(BUTTON, PARTS.baseUiStyles);
  expect(requests).toHaveLength(1);
  const heading = page.getByRole('heading', { level: 2, name: 'Introduction' });
  // The reset of Tailwind CSS takes the weight of headings away.
  const [weight, inherited] = await heading.evaluate((element) => [
    getComputedStyle(element).fontWeight,
    getComputedStyle(element.parentElement ?? element).fontWeight,
  ]);
  expect(weight).not.toBe(inherited);
});

test('each tab has an address, the intro above it, and its own contents', SMOKE, async () => {
  const page = await openButton();
  await tab(page, 'Components API').click();
  await page.getByRole('heading', { level: 2, name: 'Button API' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`${BUTTON}/components-api`);
  expect(await tab(page, 'Components API').getAttribute('aria-current')).toBe('page');
  await page.getByRole('heading', { level: 1, name: 'Button' }).waitFor();
  expect(await page.locator(`#${DEMO}`).count()).toBe(0);
  expect(await page.locator('#button-prop-focusableWhenDisabled').count()).toBe(1);
  expect(await page.locator('.table-of-contents a[href="#button-props"]').count()).toBeGreaterThan(
    0,
  );
  expect(await page.title()).toContain('Button components API');
  await expectNoAxeViolations(page);

  await tab(page, 'Hooks API').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: 'useButton API' }).waitFor();
  await page.getByRole('heading', { level: 3, name: 'Return value' }).waitFor();
  expect(await page.locator('#use-button-parameters-rootElementName').count()).toBe(1);
  expect(await page.locator('#button-props').count()).toBe(0);
  await expectNoAxeViolations(page);
});

test('the tabs stay in view', async ({ page }) => {
  await page.goto(`${BUTTON}/components-api`);
  await page.locator('#button-css').scrollIntoViewIfNeeded();
  const bar = page.getByRole('navigation', { name: 'Parts of this page' });
  expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe('sticky');
});

for (const [address, pathname, hash] of [
  ['/base-ui/api/button', `${BUTTON}/components-api`, '#button'],
  ['/base-ui/api/button-unstyled/', `${BUTTON}/components-api`, '#button'],
  ['/base/api/use-button', `${BUTTON}/hooks-api`, '#use-button'],
  [
    `${BUTTON}/components-api#button-unstyled-prop-action`,
    `${BUTTON}/components-api`,
    '#button-prop-action',
  ],
] as const) {
  test(`${address} leads to ${pathname}${hash}`, async () => {
    const page = await openLive(address);
    await page.waitForFunction((expected) => window.location.hash === expected, hash);
    expect(new URL(page.url()).pathname).toBe(pathname);
  });
}

test('is Chinese in the Chinese site, tabs and demos included', SMOKE, async () => {
  const page = await openLive(`/zh${BUTTON}`);
  await select(page, DEMO).selectOption({ label: '纯 CSS' });
  await version(page, DEMO, 'css').waitFor({ state: 'visible' });
  await page.getByRole('link', { name: 'Hook API', exact: true }).click();
  await page.getByRole('heading', { level: 3, name: '返回值' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/zh${BUTTON}/hooks-api`);
});

for (const [part, linked] of [
  ['', null],
  ['/components-api', BUTTON],
  ['/hooks-api', BUTTON],
] as const) {
  test(`the breadcrumbs of ${part} lead to the page and its groups`, async ({ page }) => {
    await page.goto(BUTTON + part);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
    expect(await crumbs.allInnerTexts()).toEqual(['Base UI', 'Components', 'Inputs', 'Button']);
    expect(await crumbs.last().locator('a').count()).toBe(linked ? 1 : 0);
    if (linked) {
      expect(await crumbs.last().locator('a').getAttribute('href')).toBe(linked);
    }
  });
}

test('a hook’s parameters tell since when they are there, and lead to what else changed', async () => {
  const page = await openLive(`${BUTTON}/hooks-api`);
  const row = page.locator('#use-button-parameters-rootElementName');
  await row.getByRole('link', { name: 'since 5.0.0-beta.35' }).click();
  await page.waitForURL(/#use-button-changes-5\.0\.0-beta\.35$/);
  const release = page.locator('article article:has([id="use-button-changes-5.0.0-beta.35"])');
  expect(await release.innerText()).toContain('Parameters added: rootElementName');
  await expectNoAxeViolations(page);
});

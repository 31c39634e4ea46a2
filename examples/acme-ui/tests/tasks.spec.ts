import type { Locator, Page } from 'playwright-core';
import { expectNoAxeViolations } from '../../../tests/browser/support/axe';
import { copiedText, recordCopies } from '../../../tests/browser/support/copies';
import { chooseInDemo } from '../../../tests/browser/support/demoMenu';
import {
  expectToFit,
  openLive,
  openPage,
  waitForHydration,
} from '../../../tests/browser/support/page';
import { allowProblems } from '../../../tests/browser/support/pageProblems';
import { registerWorker, waitForWorker } from '../../../tests/browser/support/registerWorker';
import { openSearch, searchFor, searchOptions } from '../../../tests/browser/support/search';
import { expect, test } from '../../../tests/browser/support/test';

const BUTTON = '/acme-ui/button';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Opens a group of the navigation, which starts with those closed that the page isn't in. */
async function openComponents(scope: Locator): Promise<void> {
  await scope.getByRole('button', { name: 'Components', exact: true }).click();
}

/** Scrolls to a demo, and waits until it answers. */
async function liveDemo(page: Page, name: string): Promise<Locator> {
  await waitForHydration(page);
  const demo = page.locator(`#${name}`);
  await demo.scrollIntoViewIfNeeded();
  await page.locator(`[data-island="demo-${name}"][data-island-state="hydrated"]`).waitFor();
  return demo;
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('finds a component from the home page by the navigation', async () => {
  const page = await openPage('/');
  await page.getByRole('link', { name: 'Get started' }).click();
  await title(page, 'Getting started').waitFor();
  const navigation = page.getByRole('navigation', { name: 'Documentation' });
  await openComponents(navigation);
  await navigation.getByRole('link', { name: 'Rating' }).click();
  await title(page, 'Rating').waitFor();
});

test('finds a component on a phone by the drawer', async () => {
  const page = await openLive('/acme-ui/getting-started', PHONE);
  await page.getByRole('button', { name: 'Open main navigation' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main navigation' });
  await openComponents(drawer);
  await drawer.getByRole('link', { name: 'Alert', exact: true }).click();
  await title(page, 'Alert').waitFor();
  await expectToFit(page);
});

test('reads the type, the default, and the description of a prop', async () => {
  const page = await openPage('/acme-ui/api/button');
  const tone = page.locator('[id="Button-prop-tone"], [id="button-prop-tone"]').first();
  await expect(tone).toContainText('tone');
  const main = page.getByRole('main');
  await expect(main).toContainText('The meaning of the action: its color.');
  await expect(main).toContainText("'primary'");
  await expect(main).toContainText("'danger'");
});

test('searches in English for what a component does', async () => {
  const page = await openSearch('/acme-ui/getting-started');
  await searchFor(page, 'stars');
  await searchOptions(page).first().click();
  await title(page, 'Rating').waitFor();
});

test('offers no choice of products, because there is one', async () => {
  const page = await openSearch('/acme-ui/getting-started');
  await searchFor(page, 'stars');
  await searchOptions(page).first().waitFor();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('dialog')).not.toContainText('Tab');
  await page.keyboard.press('Escape');
  const navigation = page.getByRole('navigation', { name: 'Documentation' });
  await expect(navigation).toContainText('Acme UI');
  await expect(navigation.getByRole('button', { name: 'choose a product' })).toHaveCount(0);
});

test('searches in Chinese', async () => {
  const page = await openSearch('/zh/acme-ui/getting-started');
  await searchFor(page, '按钮');
  await searchOptions(page).first().click();
  await expect(page).toHaveURL(/\/zh\/acme-ui\/button/);
});

test('stays on the page in another language', async () => {
  const page = await openLive('/acme-ui/rating');
  await page.getByRole('button', { name: /English/ }).click();
  await page
    .getByRole('link', { name: '中文' })
    .or(page.getByRole('menuitem', { name: '中文' }))
    .click();
  await expect(page).toHaveURL(/\/zh\/acme-ui\/rating$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('reads a language that has begun: its page, and others in English, which say so', async () => {
  const page = await openPage('/fr/acme-ui/getting-started');
  // A label without a translation.
  allowProblems(page, /Missing translation/);
  await title(page, 'Premiers pas').waitFor();
  await waitForHydration(page);
  await page.getByRole('button', { name: /Français/ }).click();
  await expect(page.getByText('Traduit à 16 %')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link', { name: 'bouton', exact: true }).click();
  await title(page, 'Button').waitFor();
  const main = page.getByRole('main');
  await expect(main).toContainText('Cette page n’est pas encore traduite.');
  await expect(main.locator('[lang="en"] h1')).toHaveText('Button');
  await expect(main.getByRole('button', { name: /^Expand code of/ }).first()).toBeAttached();
});

test('copies the code of a demo', async () => {
  const page = await openPage(BUTTON, { beforeLoad: recordCopies });
  const demo = await liveDemo(page, 'Tones');
  await demo.getByRole('button', { name: /^Copy the source/ }).click();
  await expect.poll(() => copiedText(page)).toContain("import { Button } from 'acme-ui';");
});

test('edits a demo and sees its result', async () => {
  const page = await openPage(BUTTON);
  const demo = await liveDemo(page, 'Sizes');
  await demo.getByRole('button', { name: /^(?:Expand|Show)/ }).click();
  await demo.locator('pre').focus();
  await demo
    .locator('textarea')
    .fill("import { Button } from 'acme-ui';\nexport default () => <Button>Renamed</Button>;");
  const shown = demo.frameLocator('iframe').locator('#demo');
  await expect(shown.getByRole('button', { name: 'Renamed' })).toBeVisible();
  // The styles of the library have reached the frame.
  await expect(shown.getByRole('button')).not.toHaveCSS('border-radius', '0px');
});

test('tries a prop in the playground, and gets its code', async () => {
  const page = await openLive(`${BUTTON}#playground`);
  const playground = page.locator('[data-styles="playground"]');
  await playground.getByRole('radio', { name: 'danger' }).focus();
  await playground.locator('> [data-island-state="hydrated"]').waitFor();
  await playground.getByRole('radio', { name: 'danger' }).check();
  await expect(playground.locator('pre')).toContainText('tone="danger"');
});

test('exports a demo as a project that depends on the library', async () => {
  const page = await openPage(BUTTON);
  await page.context().route('https://stackblitz.com/**', (route) => route.fulfill({ body: '' }));
  const sent = page
    .context()
    .waitForEvent('request', (request) => request.url().startsWith('https://stackblitz.com/'));
  await chooseInDemo(
    await liveDemo(page, 'Tones'),
    'Open in an online editor',
    'Edit in StackBlitz',
  );
  expect(
    new URLSearchParams((await sent).postData() ?? '').get('project[files][package.json]'),
  ).toContain('"acme-ui"');
});

test('reads offline what was opened before', async () => {
  const page = await openPage('about:blank', { beforeLoad: registerWorker });
  allowProblems(page);
  await page.goto(BUTTON);
  await waitForHydration(page);
  await waitForWorker(page);
  await page.waitForFunction(async (wanted) => {
    const kept = await (await caches.open('docs-pages')).keys();
    return kept.some(({ url }) => new URL(url).pathname === wanted);
  }, BUTTON);
  await page.context().setOffline(true);
  await page.goto(BUTTON);
  await title(page, 'Button').waitFor();
});

test('reads a page without JavaScript, in the colors of the system', async () => {
  const page = await openPage(BUTTON, { javaScriptEnabled: false, colorScheme: 'dark' });
  await expect(title(page, 'Button')).toBeVisible();
  await expect(page.locator('#Tones').getByRole('button', { name: 'Save' })).toBeVisible();
});

test('gives a page to a program as Markdown, and its picture to other sites', async ({
  request,
}) => {
  const markdown = await (await request.get(`${BUTTON}.md`)).text();
  expect(markdown).toMatch(/^# .*Button/m);
  expect(markdown).toContain("import { Button } from 'acme-ui';");
  expect(await (await request.get('/llms.txt')).text()).toContain('Acme UI');
  const html = await (await request.get(BUTTON)).text();
  const [, card = ''] = /property="?og:image"? content="?([^">\s]+)/.exec(html) ?? [];
  const picture = await request.get(card);
  expect([card, picture.headers()['content-type']]).toEqual([card, 'image/png']);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no problem that axe finds, in ${colorScheme} mode`, async () => {
    const page = await openLive(BUTTON, { colorScheme });
    await expectNoAxeViolations(page);
  });
}

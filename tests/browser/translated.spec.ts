import type { Page } from 'playwright-core';
import { hydrateAllIslands } from './support/islands';
import { openLive, openPage, waitForHydration } from './support/page';
import { allowProblems, CAUGHT } from './support/pageProblems';
import {
  searchButton,
  searchDialog,
  searchField,
  searchFor,
  searchOptions,
  searchStatus,
} from './support/search';
import { expect, SMOKE, test } from './support/test';
import { openSettings } from './support/theme';
import { configureThirdParties, startThirdParty } from './support/thirdParties';
import {
  expectSound,
  openTranslated,
  staleTexts,
  TRANSLATED,
  translateFromStart,
  translatePage,
  unmarkedCode,
} from './support/translator';

const BUTTON = '/material-ui/react-button';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('the header, its menus, and the settings', SMOKE, async () => {
  const page = await openTranslated(BUTTON, { permissions: ['clipboard-read', 'clipboard-write'] });
  await button(page, /mode$/).click();
  await button(page, /^Languages/).click();
  await page.getByRole('link', { name: '中文' }).first().waitFor();
  await page.keyboard.press('Escape');
  const drawer = await openSettings(page);
  await drawer.getByRole('button', { name: 'increase spacing' }).click();
  await drawer.getByText(`9 px${TRANSLATED}`).waitFor();
  await drawer.getByRole('button', { name: 'decrease spacing' }).click();
  await drawer.getByText(`8 px${TRANSLATED}`).waitFor();
  for (const name of ['Dark', 'Light', 'Right to left', 'Left to right']) {
    await drawer.getByRole('button', { name }).first().click();
  }
  await drawer.getByRole('button', { name: 'Copy link' }).click();
  await drawer.getByRole('button', { name: 'Link copied' }).waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await openSettings(page);
  await expectSound(page);
});

test('the drawer of a phone, and its links', async () => {
  const page = await openTranslated(BUTTON, { viewport: { width: 390, height: 844 } });
  for (const title of ['Slider', 'Button']) {
    await button(page, 'Open main navigation').click();
    const drawer = page.getByRole('dialog', { name: 'Main navigation' });
    await drawer.getByRole('searchbox').fill(title);
    await drawer.getByRole('link', { name: title }).first().click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await drawer.getByRole('searchbox').waitFor({ state: 'hidden' });
  }
  await expectSound(page);
});

test('the search, in its dialog and as a page', SMOKE, async () => {
  const page = await openTranslated(BUTTON);
  await searchButton(page)
    .or(button(page, /^Search/))
    .first()
    .click();
  for (const query of ['button color', 'color', 'slider', 'disabled', 'sli']) {
    await searchFor(page, query);
    await expect(searchOptions(page).first()).toBeVisible();
  }
  await page.getByRole('radio', { name: 'All products' }).click();
  await searchFor(page, 'slots');
  await searchField(page).fill('qqqxx');
  await searchStatus(page).getByText('Nothing was found').waitFor();
  await searchField(page).fill('');
  await searchDialog(page).getByRole('heading').first().waitFor();
  await searchFor(page, 'slider');
  await searchOptions(page).first().click();
  await page.getByRole('heading', { level: 1, name: 'Slider' }).waitFor();
  await expectSound(page);
  await page.goto('/search?q=slider');
  await hydrateAllIslands(page);
  await translatePage(page);
  for (const query of ['button color', 'slider', 'button', 'size']) {
    await searchFor(page, query);
  }
  await expectSound(page);
});

test('feedback that fails, and then arrives', async () => {
  let status = 500;
  const host = await startThirdParty((_request, response) =>
    response.writeHead(status).end('{"id":"f-1"}'),
  );
  const page = await openPage(BUTTON, {
    beforeLoad: (fresh) => configureThirdParties(fresh, { feedback: `${host.url}/feedback` }),
  });
  allowProblems(page);
  await waitForHydration(page);
  await hydrateAllIslands(page);
  await translatePage(page);
  await button(page, /^Yes/).click();
  await page.getByText('What did you like?').waitFor();
  const no = page.getByRole('button', { name: 'No', exact: true });
  await no.click();
  await page.getByText('How can we improve').waitFor();
  await page.locator('main form textarea').fill('More examples');
  await button(page, 'Submit').click();
  await page.getByText(`Please try again later.${TRANSLATED}`).waitFor();
  status = 201;
  await no.click();
  await button(page, 'Submit').click();
  await page.getByText(`Feedback submitted${TRANSLATED}`).waitFor();
  expect(await staleTexts(page)).toEqual([]);
  await host.close();
});

test('a demo: variants, code, editing, and its menus', SMOKE, async () => {
  const page = await openTranslated(BUTTON, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const demo = page.locator('#ButtonSizes');
  await demo.scrollIntoViewIfNeeded();
  await demo.getByRole('button', { name: /^(?:Expand|Show)/ }).click();
  for (const name of ['JS', 'TS']) {
    await demo.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  }
  const more = demo.getByRole('toolbar').getByRole('button', { name: /^See more/ });
  await more.click();
  await demo.getByRole('menuitem', { name: 'Copy link to' }).first().click();
  await page.getByText('The link is in your clipboard.').waitFor();
  await demo.locator('pre:not([data-preview] *)').first().focus();
  const editor = demo.locator('textarea');
  for (const code of ['export default () => <b>One</b>;', 'export default () => <b>Two</b>;']) {
    await editor.fill(code);
    await demo.locator('iframe, [role="alert"]').first().waitFor();
  }
  await more.click();
  await page.keyboard.press('Escape');
  await demo.getByRole('button', { name: /^(?:Collapse|Hide)/ }).click();
  await expectSound(page);
});

test('a playground', async () => {
  const page = await openTranslated(BUTTON);
  const root = page.locator('[data-styles="playground"]');
  const props = root.getByRole('group', { name: 'Props' });
  // The playground's code runs from here on: the click that wakes it counts.
  await props.getByRole('radio', { name: 'contained' }).click();
  await root.locator('> [data-island-state="hydrated"]').waitFor();
  await expect(props.getByRole('radio', { name: 'contained' })).toBeChecked();
  await props.getByLabel('startIcon').selectOption('Delete');
  await props.getByLabel('children').fill('Remove');
  await root
    .locator('[data-demo-styles]')
    .getByRole('button', { name: 'Remove', exact: true })
    .waitFor();
  await props.getByLabel('startIcon').selectOption('Not set');
  await props.getByRole('switch', { name: 'disabled' }).click();
  await button(page, /^Reset the props/).click();
  expect(await staleTexts(page)).toEqual([]);
  expect(await unmarkedCode(page)).toEqual([]);
});

test('a page that is translated before its code runs', SMOKE, async () => {
  const page = await openLive(BUTTON, { beforeLoad: translateFromStart });
  await hydrateAllIslands(page);
  await page.getByRole('heading', { level: 1, name: `Button${TRANSLATED}` }).waitFor();
  await button(page, /^Yes/).click();
  await page.getByText('What did you like?').waitFor();
  await openSettings(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search…' }).click();
  await searchFor(page, 'slider');
  await searchOptions(page).first().click();
  await page.getByRole('heading', { level: 1, name: `Slider${TRANSLATED}` }).waitFor();
  allowProblems(page, CAUGHT);
});

test('a part that something breaks from outside starts again, and says so', SMOKE, async () => {
  const page = await openLive(BUTTON);
  allowProblems(page);
  const notice = page.getByText('That part has started again.');
  await searchButton(page).click();
  await searchDialog(page)
    .locator('> div')
    .evaluate((content) => content.remove());
  await page.keyboard.press('Escape');
  await notice.waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await searchButton(page).click();
  await searchFor(page, 'slider');
  await page.goto('/material-ui/api');
  const form = page.locator('main form');
  await form.getByRole('searchbox').click();
  await page.locator('[data-island-module="api-filter"][data-island-state="hydrated"]').waitFor();
  await form.locator('> ul').evaluate((list) => list.remove());
  await form.getByRole('searchbox').fill('elevation');
  await notice.waitFor();
  await form.getByRole('searchbox').fill('elevation');
  await form.getByText('Shadow depth').first().waitFor();
});

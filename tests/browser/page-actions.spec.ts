import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { siteUrl } from './support/siteUrl';
import { openLive, openPage } from './support/page';
import { expect, SMOKE, test } from './support/test';

const BUTTON = '/material-ui/react-button';

const summary = (page: Page) => page.locator('summary', { hasText: 'Page actions' });
const isOpen = (page: Page) => page.locator('[data-page-actions][open]').count();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

test('the arrow keys move through the menu, and Escape closes it', SMOKE, async () => {
  const page = await openLive(BUTTON);
  await summary(page).focus();
  await page
    .locator('[data-page-actions] a[href^="https:"][href*="react-button.md"]')
    .last()
    .waitFor({
      state: 'attached',
    });
  await page.keyboard.press('ArrowDown');
  expect(await isOpen(page)).toBe(1);
  expect(await focused(page)).toContain('Copy page as Markdown');
  await expectNoAxeViolations(page);
  for (const name of [
    'View as Markdown',
    'Open in ChatGPT',
    'Open in Claude',
    'For coding agents',
  ]) {
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe(name);
  }
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toContain('Copy page as Markdown');
  await page.keyboard.press('Escape');
  expect(await isOpen(page)).toBe(0);
  expect(await focused(page)).toBe('Page actions');
});

test('a click elsewhere closes the menu', async () => {
  const page = await openLive(BUTTON);
  await summary(page).click();
  await page.getByRole('link', { name: 'View as Markdown' }).waitFor();
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByRole('link', { name: 'View as Markdown' }).waitFor({ state: 'hidden' });
});

for (const [name, origin, language] of [
  ['ChatGPT', 'https://chatgpt.com', ''],
  ['Claude', 'https://claude.ai', '/zh'],
] as const) {
  test(`${name} is asked about the page, and only after the click`, async () => {
    const requests: string[] = [];
    const page = await openLive(`${language}${BUTTON}`, {
      beforeLoad: (fresh) =>
        fresh.context().route(`${origin}/**`, (route) => {
          requests.push(route.request().url());
          return route.fulfill({ body: 'chat' });
        }),
    });
    await page.locator('[data-page-actions] summary').click();
    const link = page.getByRole('link', { name });
    await link.hover();
    expect(requests).toEqual([]);
    const [chat] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await chat.waitForURL(`${origin}/**`);
    expect(requests).toHaveLength(1);
    const question = new URL(chat.url()).searchParams.get('q');
    expect(question).toContain(`${siteUrl()}${language}${BUTTON}.md`);
  });
}

test('without JavaScript, the menu leads to the Markdown, and offers nothing that needs a script', async () => {
  const page = await openPage(BUTTON, { javaScriptEnabled: false });
  await summary(page).click();
  const items = page.locator('[data-page-actions] :is(a, button):visible');
  expect(await items.allInnerTexts()).toEqual(['View as Markdown', 'For coding agents']);
  await items.first().click();
  await page.waitForURL(`**${BUTTON}.md`);
});

for (const width of [320, 390]) {
  test(`the menu fits a screen of ${width} px`, async () => {
    const page = await openLive(BUTTON, { viewport: { width, height: 700 } });
    await summary(page).click();
    const box = await page.locator('[data-page-actions] [role="group"]').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  });
}

import { openContext } from '../browser/support/browser';
import { openLive, waitForHydration } from '../browser/support/page';
import { allowProblems } from '../browser/support/pageProblems';
import { expect, test } from '../browser/support/test';
import { openSettings } from '../browser/support/theme';

const BUTTON = '/material-ui/react-button';
const USAGE = '/material-ui/getting-started/usage';

test('a button that is pressed 31 times has been pressed an odd number of times', async () => {
  const page = await openLive(BUTTON);
  const button = page.getByRole('button', { name: 'Expand code' }).first();
  const code = button.locator('xpath=..').getByRole('button').first();
  const before = await code.getAttribute('aria-expanded');
  await button.evaluate((element: HTMLElement) => {
    for (let count = 0; count < 31; count += 1) {
      element.click();
    }
  });
  await page.waitForFunction(
    (state) =>
      document.querySelector('[data-ga-event-action="expand"]')?.getAttribute('aria-expanded') !==
      state,
    before,
  );
});

test('of twenty links that are followed at once, the last one is shown', async () => {
  const page = await openLive('/material-ui/api');
  const last = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="/api/"]')];
    const followed = links.slice(0, 20);
    followed.forEach((link) => link.click());
    return followed.at(-1)?.pathname;
  });
  await page.waitForURL((url) => url.pathname === last);
  // The address changes at once, the page when it is there.
  await page.waitForFunction(
    (path = '') =>
      document.querySelector('link[rel=canonical]')?.getAttribute('href')?.endsWith(path),
    last,
  );
});

test('of a page that is left before its script has run, nothing stays on the screen', async () => {
  const page = await openLive(USAGE);
  await page.getByRole('main').locator(`a[href="${BUTTON}"]`).first().click();
  const title = page.getByRole('heading', { level: 1 });
  await title.filter({ hasText: 'Button' }).waitFor();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await title.filter({ hasText: 'Button' }).waitFor();
  await page.evaluate(() => window.history.back());
  await page.waitForURL(`**${USAGE}`, { waitUntil: 'commit' });
  release();
  await title.filter({ hasText: 'Usage' }).waitFor();
  await waitForHydration(page);
  expect(await page.title()).toContain('Use Material UI');
  const active = page.getByRole('navigation', { name: 'Documentation' }).locator('[aria-current]');
  await active.filter({ hasText: 'Usage' }).waitFor({ state: 'attached' });
  const chinese = page.locator('.navbar a[hreflang="zh-CN"]');
  expect(await chinese.getAttribute('href')).toBe(`/zh${USAGE}`);
});

test('a tab survives what another one writes into storage', async () => {
  const context = await openContext({ viewport: { width: 1280, height: 800 } });
  const [page, other] = [await context.newPage(), await context.newPage()];
  await page.goto(BUTTON);
  await waitForHydration(page);
  await other.goto('/llms.txt');
  await other.evaluate(() => {
    ['mui-mode', 'mui-color-scheme-dark', 'docs-theme', 'theme'].forEach((key) =>
      ['{', '{"__proto__":1}', '\u0000', 'x'.repeat(1_000_000), ''].forEach((value) =>
        localStorage.setItem(key, value),
      ),
    );
    localStorage.clear();
  });
  await openSettings(page);
  // Only a color scheme that doesn't exist is reported, if it is read before the storage is empty.
  allowProblems(page, /`theme\.colorSchemes`/);
});

import { openContext } from '../browser/support/browser';
import { openPage, waitForHydration } from '../browser/support/page';
import { expectSilentConsole, watchPage } from '../browser/support/pageProblems';

const BUTTON = '/material-ui/react-button';

test('a button that is pressed 31 times has been pressed an odd number of times', async () => {
  const page = await openPage(BUTTON);
  await waitForHydration(page);
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
  expectSilentConsole(page);
});

test('of twenty links that are followed at once, the last one is shown', async () => {
  const page = await openPage('/material-ui/api');
  await waitForHydration(page);
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
  expectSilentConsole(page);
});

test('a tab survives what another one writes into storage', async () => {
  const context = await openContext({ viewport: { width: 1280, height: 800 } });
  const [page, other] = [await context.newPage(), await context.newPage()];
  watchPage(page);
  await page.goto(BUTTON);
  await waitForHydration(page);
  await other.goto('/llms.txt');
  await other.evaluate(() => {
    ['mui-mode', 'mui-color-scheme-dark', 'docs-theme', 'notifications', 'theme'].forEach((key) =>
      ['{', '{"__proto__":1}', '\u0000', 'x'.repeat(1_000_000), ''].forEach((value) =>
        localStorage.setItem(key, value),
      ),
    );
    localStorage.clear();
  });
  await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  expectSilentConsole(page);
});

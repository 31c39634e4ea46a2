import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from '../browser/support/axe';
import { openLive } from '../browser/support/page';
import { allowProblems } from '../browser/support/pageProblems';
import { expect, test } from '../browser/support/test';

const BUTTONS = '/material-ui/react-button';

/** From now on, the files of scripts that aren't loaded yet are gone, as after another release. */
async function removeScripts(page: Page): Promise<() => Promise<void>> {
  allowProblems(page);
  const scripts = '**/assets/{js,css}/*.{js,css}';
  await page.route(scripts, (route) => route.fulfill({ status: 404, body: 'gone' }));
  return () => page.unroute(scripts);
}

const notice = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('button') });

for (const [prefix, name, text, reload, close] of [
  ['', 'Toggle settings drawer', 'couldn’t be loaded', 'Reload the page', 'Close'],
  ['/zh', '打开或关闭设置', '无法加载', '重新加载页面', '关闭'],
] as const) {
  test(`${prefix}: settings that are gone say so`, async () => {
    const page = await openLive(prefix + BUTTONS);
    const restore = await removeScripts(page);
    const button = page.locator('button[aria-haspopup="dialog"][title]');
    expect(await button.getAttribute('aria-label')).toBe(name);
    await button.click();
    await notice(page).getByText(text).waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await expectNoAxeViolations(page, 'notice', '[role="alert"]');
    await notice(page).getByRole('button', { name: close }).click();
    expect(await notice(page).count()).toBe(0);
    await button.click();
    await notice(page).waitFor();
    await restore();
    await Promise.all([
      page.waitForEvent('load'),
      notice(page).getByRole('button', { name: reload }).click(),
    ]);
  });
}

test('once the files are back, the same button works, once', async () => {
  const page = await openLive(BUTTONS);
  const restore = await removeScripts(page);
  const button = page.getByRole('button', { name: 'Toggle settings drawer' });
  await button.click();
  await notice(page).waitFor();
  await restore();
  await button.click();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  expect(await notice(page).count()).toBe(0);
});

for (const state of ['idle', 'gone']) {
  test(`thumbs without their form say so: ${state} island`, async () => {
    const page = await openLive(BUTTONS, {
      beforeLoad: async (fresh) => {
        if (state === 'gone') {
          allowProblems(fresh);
          await fresh.route('**/assets/js/helpful.*.js', (route) =>
            route.fulfill({ status: 404, body: 'gone' }),
          );
        }
      },
    });
    await page.locator('main button[aria-label="Yes"]').scrollIntoViewIfNeeded();
    if (state === 'idle') {
      await page.waitForSelector('[data-island="feedback"][data-island-state="hydrated"]');
      await removeScripts(page);
    } else {
      await page.waitForSelector('[data-island="feedback"][data-island-state="failed"]');
    }
    const thumb = page.getByRole('button', { name: 'Yes', exact: true });
    await thumb.click();
    await notice(page).waitFor();
    expect(await thumb.getAttribute('aria-pressed')).toBe('false');
  });
}

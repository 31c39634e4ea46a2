import type { Page } from 'playwright-core';
import { openLive } from './support/page';
import { expect, test } from './support/test';

/** How long a group in the side navigation took to open before, in ms, and more. */
const SETTLED_MS = 1000;

/** Records the layout shifts of a page from now on; returns a function that sums them up. */
async function recordShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
    });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { shifts: { value: number }[] }).shifts.reduce(
        (sum, { value }) => sum + value,
        0,
      ),
    );
}

for (const [from, to] of [
  ['/material-ui/react-select', '/material-ui/api/select'],
  ['/material-ui/react-avatar', '/material-ui/api/avatar'],
  ['/material-ui/react-button', '/material-ui/react-tabs'],
  ['/material-ui/react-alert', '/material-ui/getting-started/installation'],
  ['/material-ui/api/menu', '/material-ui/react-menu'],
] as const) {
  test(`${from} to ${to}: nothing moves but what is scrolled`, async () => {
    const page = await openLive(from);
    await page.mouse.move(150, 400);
    await page.waitForTimeout(SETTLED_MS);
    const sumShifts = await recordShifts(page);
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.querySelector('main article')?.append(link);
      link.click();
    }, to);
    const current = page.locator('nav .menu [aria-current="page"]');
    await expect(current).toHaveAttribute('href', to);
    await expect(current).toBeInViewport();
    await page.waitForTimeout(SETTLED_MS);
    expect(await sumShifts()).toBe(0);
  });
}

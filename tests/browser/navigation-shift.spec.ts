import { followLink, openLive } from './support/page';
import { recordLaterShifts, shiftsOf } from './support/shifts';
import { expect, test } from './support/test';

/** How long a group in the side navigation took to open before, in ms, and more. */
const SETTLED_MS = 1000;

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
    await recordLaterShifts(page);
    await followLink(page, to);
    const current = page.locator('nav .menu [aria-current="page"]');
    await expect(current).toHaveAttribute('href', to);
    await expect(current).toBeInViewport();
    await page.waitForTimeout(SETTLED_MS);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

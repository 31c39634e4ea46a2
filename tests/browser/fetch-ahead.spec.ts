import type { Page } from 'playwright-core';
import { holdRequests, ISLAND_SCRIPTS } from './support/islands';
import { openLive } from './support/page';
import type { PageOptions } from './support/page';
import { expect, SMOKE, test } from './support/test';

const USAGE = '/material-ui/getting-started/usage';
const BUTTON = '/material-ui/react-button';
/** Longer than a view rests until its links are fetched. */
const REST_MS = 1000;

/** Opens a page, and lists the paths of the other pages that it asks for. */
async function openRecorded(path: string, options: PageOptions = {}) {
  const fetched: string[] = [];
  const page = await openLive(path, {
    ...options,
    async beforeLoad(fresh) {
      fresh.on('request', (request) => {
        if (request.resourceType() === 'fetch' && request.headers().accept === 'text/html') {
          fetched.push(new URL(request.url()).pathname);
        }
      });
      await options.beforeLoad?.(fresh);
    },
  });
  return { page, fetched };
}

/** Moves the pointer where nothing is, which says that somebody is there. */
async function giveSign(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
}

test('a page that a link in view leads to is there before the click', SMOKE, async () => {
  const { page, fetched } = await openRecorded(USAGE);
  await page.waitForTimeout(REST_MS);
  expect(fetched).toEqual([]);
  await giveSign(page);
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  const [ahead = ''] = fetched;
  await page.context().setOffline(true);
  await page
    .locator(`main a[href="${ahead}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(`**${ahead}`);
  expect(fetched.filter((path) => path === ahead)).toHaveLength(1);
});

test('nothing is fetched ahead while a demo in view is on its way', async () => {
  let release = () => {};
  const { page, fetched } = await openRecorded(BUTTON, {
    async beforeLoad(fresh) {
      release = await holdRequests(fresh, ISLAND_SCRIPTS);
    },
  });
  await page.locator('[data-island-state="loading"]').first().waitFor({ state: 'attached' });
  await giveSign(page);
  await page.waitForTimeout(REST_MS);
  expect(fetched).toEqual([]);
  release();
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
});

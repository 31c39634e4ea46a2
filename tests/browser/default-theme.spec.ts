import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { waitForIsland } from './support/islands';
import { openPage } from './support/page';
import type { PageOptions } from './support/page';
import { expect, SMOKE, test } from './support/test';

const VIEWER = '/material-ui/customization/default-theme';

async function openViewer(
  address = VIEWER,
  options: PageOptions = {},
  tool = 'default-theme-tool',
): Promise<Page> {
  const page = await openPage(address, options);
  const island = page.locator(`[data-island="${tool}"]`);
  await island.evaluate((element) => element.scrollIntoView());
  await waitForIsland(page, tool, 'hydrated');
  return page;
}

/** The element of a key, by its path. */
const key = (page: Page, path: string) => page.locator(`[id="${path}"]`);
const isVisible = (page: Page, path: string) => key(page, path).isVisible();

for (const [path, status] of [
  [VIEWER, 'Keys found: 1'],
  [`/zh${VIEWER}`, '找到 1 个键'],
] as const) {
  test(`${path}: the filter leaves the keys that match, and opens the way to them`, async () => {
    const page = await openViewer(path);
    await page.locator('main input[type="search"]').fill('PALETTE.secondary');
    await page.getByText(status).waitFor();
    await key(page, 'palette.secondary').waitFor();
    expect(await key(page, 'zIndex').count()).toBe(0);
    expect(await isVisible(page, 'palette.secondary.main')).toBe(false);
    await expectNoAxeViolations(page);
  });
}

test('a filter that no key matches says so', async () => {
  const page = await openViewer();
  await page.getByRole('searchbox', { name: 'Filter by key' }).fill('zzz');
  await page.getByText('No key has this text.').waitFor();
  expect(await key(page, 'palette').count()).toBe(0);
});

test('all groups of the default theme open and close at once', async () => {
  const page = await openViewer();
  await page.getByRole('button', { name: 'Expand all' }).click();
  await key(page, 'typography.h6.fontSize').waitFor();
  await expectNoAxeViolations(page, 'expanded', '[data-island]');
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await key(page, 'typography.h6').waitFor({ state: 'hidden' });
});

test('groups of the default theme open and close by keyboard', async () => {
  const page = await openViewer();
  await key(page, 'zIndex').locator('summary').focus();
  await page.keyboard.press('Enter');
  await key(page, 'zIndex.appBar').waitFor();
  expect(await key(page, 'zIndex.appBar').innerText()).toContain('1100');
  await page.keyboard.press('Space');
  await key(page, 'zIndex.appBar').waitFor({ state: 'hidden' });
});

test('the dark theme takes the place of the light one, and groups stay open', async () => {
  const page = await openViewer(`${VIEWER}#palette.primary`);
  const main = key(page, 'palette.primary.main');
  await main.filter({ hasText: '#1976d2' }).waitFor();
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await main.filter({ hasText: '#90caf9' }).waitFor();
  await expect(page.getByRole('button', { name: 'Dark', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the default theme begins in the scheme of the page', async () => {
  const page = await openViewer(`${VIEWER}#palette.primary`, { colorScheme: 'dark' });
  await key(page, 'palette.primary.main').filter({ hasText: '#90caf9' }).waitFor();
  await page.emulateMedia({ colorScheme: 'light' });
  await key(page, 'palette.primary.main').filter({ hasText: '#1976d2' }).waitFor();
});

test('the viewer of Joy UI shows and filters its own theme in both schemes', async () => {
  const address = '/joy-ui/customization/default-theme-viewer#palette.primary';
  const page = await openViewer(address, {}, 'joy-default-theme-tool');
  const background = key(page, 'palette.primary.solidBg');
  await background.filter({ hasText: '--joy-palette-primary-500' }).waitFor();
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await key(page, 'palette.primary.plainColor').filter({ hasText: 'primary-300' }).waitFor();
  await page.getByRole('searchbox', { name: 'Filter by key' }).fill('radius.sm');
  await page.getByText('Keys found: 2').waitFor();
  await expectNoAxeViolations(page);
});

test('the hash opens the way to a key, on arrival and later', SMOKE, async () => {
  const page = await openViewer(`${VIEWER}#palette.primary.main`);
  await page.waitForFunction(() => {
    const { top, bottom } = document
      .getElementById('palette.primary.main')
      ?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    return top > 0 && bottom < window.innerHeight;
  });
  await page.evaluate(() => {
    window.location.hash = 'transitions.duration';
  });
  await key(page, 'transitions.duration.standard').waitFor();
});

test('functions of the default theme show their signatures', async () => {
  const page = await openViewer(`${VIEWER}#breakpoints.up`);
  await key(page, 'breakpoints.up').getByText('(key: number | Breakpoint) => string').waitFor();
});

test('without JavaScript the theme can be read and its groups opened', async () => {
  const page = await openPage(VIEWER, { javaScriptEnabled: false });
  await key(page, 'shape').locator('summary').click();
  await key(page, 'shape.borderRadius').waitFor();
  expect(await page.getByRole('searchbox', { name: 'Filter by key' }).isVisible()).toBe(false);
});

test('what was opened before the code came stays open, and can be closed', async () => {
  let release = () => {};
  const page = await openPage(VIEWER, {
    beforeLoad: async (fresh) => {
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await fresh.route(/\/assets\/js\/tool-default-theme[^/]*\.js$/, async (route) => {
        await released;
        await route.continue();
      });
    },
  });
  await key(page, 'shape').locator('summary').click();
  release();
  await waitForIsland(page, 'default-theme-tool', 'hydrated');
  await key(page, 'shape.borderRadius').waitFor();
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await key(page, 'shape.borderRadius').waitFor({ state: 'hidden' });
});

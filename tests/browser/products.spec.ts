import type { Page } from 'playwright-core';
import {
  hydrateAllIslands,
  island,
  islandIds,
  neverNearViewport,
  openRecording,
  waitForIsland,
} from './support/islands';
import { openLive, openPage, settleAnimations, waitForHydration } from './support/page';
import { PARTS } from './support/parts';
import { expect, SMOKE, test } from './support/test';

const JOY_BUTTON = '/joy-ui/react-button';
const SYSTEM_BOX = '/system/react-box';
const MATERIAL_BUTTON = '/material-ui/react-button';

const JOY_FILES = PARTS.joyUi;
const MATERIAL_FILES = /\/(?:ui-material|ui-lab|demo-locale|material-ui-theme)[^/]*$/;
const SYSTEM_FILES = /\/ui-system[^/]*$/;
const LIBRARY_FILES = /\/assets\/(?:js\/(?:demo|ui-)|demos\/)[^/]*\.(?:js|css)$/;

/** Opens a page, runs all its demos, and gives what it loaded for them. */
async function runDemos(path: string): Promise<{ page: Page; files: string[] }> {
  const { page, requests: files } = await openRecording(path, LIBRARY_FILES);
  await waitForHydration(page);
  await hydrateAllIslands(page);
  return { page, files };
}

function backgroundOf(page: Page, id: string): Promise<string> {
  return island(page, id)
    .locator('button, div')
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);
}

test.describe('the Button page of Joy UI', () => {
  for (const path of [JOY_BUTTON, `/zh${JOY_BUTTON}`]) {
    test(`runs every demo of ${path}`, async () => {
      const { page } = await runDemos(path);
      expect(await islandIds(page)).toHaveLength(15);
      const basic = island(page, 'BasicButtons').getByRole('button');
      await basic.click();
      await basic.getByText('1').waitFor();
      const usage = island(page, 'ButtonUsage');
      await usage.getByRole('button', { name: 'Outlined' }).click();
      await usage.locator('.MuiButton-variantOutlined', { hasText: 'Save draft' }).waitFor();
    });
  }

  test('downloads nothing of Material UI, and a chunk a component', SMOKE, async () => {
    const { files } = await runDemos(JOY_BUTTON);
    expect(files.filter((file) => JOY_FILES.test(file)).length).toBeGreaterThan(3);
    expect(files.filter((file) => MATERIAL_FILES.test(file) || SYSTEM_FILES.test(file))).toEqual(
      [],
    );
    expect(new Set(files).size).toBe(files.length);
  });

  test('is right in dark mode before any script of a demo runs', async () => {
    const unhydrated = await openPage(JOY_BUTTON, {
      colorScheme: 'dark',
      beforeLoad: neverNearViewport,
    });
    const before = await backgroundOf(unhydrated, 'ButtonVariants');
    const soft = unhydrated.locator('#ButtonVariants .MuiButton-variantSoft');
    const softBefore = await soft.evaluate((button) => getComputedStyle(button).backgroundColor);
    const page = await openLive(JOY_BUTTON, { colorScheme: 'dark' });
    await island(page, 'ButtonVariants').scrollIntoViewIfNeeded();
    await waitForIsland(page, 'ButtonVariants', 'hydrated');
    expect(await backgroundOf(page, 'ButtonVariants')).toBe(before);
    // --joy-palette-primary-800, which is the soft background of the dark scheme.
    expect(softBefore).toBe('rgb(10, 39, 68)');
  });

  test('mirrors a change of mode by CSS alone, and writes no mode', async () => {
    const { page } = await runDemos(JOY_BUTTON);
    const soft = page.locator('#ButtonVariants .MuiButton-variantSoft');
    const color = () => soft.evaluate((button) => getComputedStyle(button).backgroundColor);
    const light = await color();
    await page.evaluate(() => {
      const changes: string[] = [];
      const stages = document.querySelectorAll('[data-island]:not([data-island-module])');
      const observer = new MutationObserver((records) =>
        changes.push(...records.map(({ type }) => type)),
      );
      stages.forEach((stage) =>
        observer.observe(stage, { attributes: true, childList: true, subtree: true }),
      );
      Object.assign(window, { demoChanges: changes });
      document.documentElement.setAttribute('data-theme', 'dark');
    });
    await settleAnimations(page);
    expect(await color()).not.toBe(light);
    expect(await page.evaluate(() => Reflect.get(window, 'demoChanges') as string[])).toEqual([]);
    const written = await page.evaluate(() => ({
      attributes: document.documentElement.getAttributeNames(),
      keys: Object.keys(localStorage),
    }));
    expect(written.attributes.filter((name) => name.includes('joy'))).toEqual([]);
    expect(written.keys.filter((key) => key.includes('joy'))).toEqual([]);
  });
});

test.describe('the Box page of MUI System', () => {
  test('runs its demos without a theme', async () => {
    const { page } = await runDemos(SYSTEM_BOX);
    await expect(island(page, 'BoxTheme').locator('div').first()).toHaveCSS('padding', '18px');
  });

  test('downloads MUI System, and nothing of the component libraries', SMOKE, async () => {
    const { files } = await runDemos(SYSTEM_BOX);
    expect(files.filter((file) => SYSTEM_FILES.test(file))).toHaveLength(1);
    expect(files.filter((file) => MATERIAL_FILES.test(file) || JOY_FILES.test(file))).toEqual([]);
  });
});

for (const [name, landing, title, version] of [
  ['Joy UI', '/joy-ui/getting-started', 'Joy UI overview', 'v5.0.0-beta.46'],
  ['MUI System', '/system/getting-started', 'MUI System overview', 'v6.1.3'],
  ['Toolpad Core', '/toolpad/core/introduction', 'Toolpad Core overview', 'v0.8.1'],
  ['Data Grid', '/x/react-data-grid', 'Data Grid', undefined],
] as const) {
  test(`the product menu leads to ${name}`, version ? {} : SMOKE, async () => {
    const page = await openLive(MATERIAL_BUTTON);
    await page.getByRole('button', { name: 'Material UI, choose a product' }).click();
    // With its description, unlike the links of the footer.
    await page.getByRole('link', { name: new RegExp(`^${name} \\S`) }).click();
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe(landing);
    if (version) {
      await page.getByRole('button', { name: `${name}, choose a product` }).waitFor();
      expect(await page.getByText(version, { exact: true }).first().isVisible()).toBe(true);
    }
  });
}

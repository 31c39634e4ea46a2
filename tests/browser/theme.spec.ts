import path from 'node:path';
import { expectNoAxeViolations } from './support/axe';
import { chooseInDemo } from './support/demoMenu';
import { denyStorage } from './support/denyStorage';
import {
  holdRequests,
  hydrateAllIslands,
  island,
  ISLAND_SCRIPTS,
  twoFrames,
  waitForIsland,
} from './support/islands';
import { openLive, openPage, waitForHydration } from './support/page';
import { allowProblems, CAUGHT, takeProblems } from './support/pageProblems';
import { follow } from './support/sidebar';
import { expect, SMOKE, test } from './support/test';
import { choose, openSettings, paintedTheme, storedTheme, waitForRoot } from './support/theme';

const BUTTONS = '/material-ui/react-button';
const DEMO = 'BasicButtons';
/** Counts React's renderings of each island, in production too. */
const COUNT_RENDERS = path.join(__dirname, '../../scripts/lib/inPage/countRenders.js');
type RenderCounts = { islandRenders: Record<string, number> };
const DARK_RTL_DENSE = { 'mui-mode': 'dark', 'docs-theme': '1.rtl.dense.12' };

test('choices show at once, and survive a reload', SMOKE, async () => {
  const page = await openLive(BUTTONS, { colorScheme: 'light' });
  const drawer = await openSettings(page);
  for (const name of ['Dark', 'Right to left', 'Dense', 'increase spacing']) {
    await choose(drawer, name);
  }
  const chosen = await paintedTheme(page);
  expect(chosen).toEqual({
    mode: 'dark',
    choice: 'dark',
    dir: 'rtl',
    look: 'rtl dense',
    spacing: '9px',
    primary: '',
  });
  await page.reload();
  await waitForHydration(page);
  expect(await paintedTheme(page)).toEqual(chosen);
});

test('resetting takes everything back, and forgets it', async () => {
  const page = await openPage(BUTTONS, {
    colorScheme: 'light',
    beforeLoad: storedTheme(DARK_RTL_DENSE),
  });
  await page.evaluate(() => {
    document.cookie = 'paletteColors={"primary":{"main":"#c2185b"}};path=/';
  });
  await page.reload();
  await waitForHydration(page);
  expect((await paintedTheme(page)).primary).toBe('194 24 91');
  await choose(await openSettings(page), 'Reset all');
  await waitForRoot(page, 'data-theme', 'light');
  expect(await paintedTheme(page)).toEqual({
    mode: 'light',
    choice: 'system',
    dir: 'ltr',
    look: undefined,
    spacing: '',
    primary: '',
  });
  const left = await page.evaluate(() => [
    localStorage.getItem('mui-mode'),
    localStorage.getItem('docs-theme'),
    document.cookie.includes('paletteColors'),
  ]);
  expect(left).toEqual([null, null, false]);
});

test('a stored color scheme that does not exist is reported, and the default shown', async () => {
  const page = await openLive(BUTTONS, {
    colorScheme: 'dark',
    beforeLoad: storedTheme({ 'mui-color-scheme-dark': 'sepia' }),
  });
  const scheme = () =>
    page.evaluate(() => document.documentElement.getAttribute('data-mui-color-scheme'));
  expect(await scheme()).toBe('dark');
  const other = await page.context().newPage();
  await other.goto(BUTTONS);
  await other.evaluate(() => localStorage.setItem('mui-color-scheme-dark', 'light'));
  await waitForRoot(page, 'data-mui-color-scheme', 'light');
  const again = page.waitForEvent('console');
  await other.evaluate(() => localStorage.setItem('mui-color-scheme-dark', 'sepia'));
  await again;
  expect(await scheme()).toBe('light');
  const problem = expect.stringContaining(
    '"sepia" does not exist in `theme.colorSchemes`.',
  ) as unknown;
  expect(takeProblems(page)).toEqual([problem, problem]);
  allowProblems(other, /does not exist in/);
});

test('the system is followed until a mode is chosen', async () => {
  const page = await openLive(BUTTONS, { colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await waitForRoot(page, 'data-theme', 'dark');
  const metas = page.locator('meta[name="theme-color"]');
  const colors = () => metas.evaluateAll((all) => all.map((meta) => meta.getAttribute('content')));
  expect(await colors()).toEqual(['#0f1214', '#0f1214']);
  await choose(await openSettings(page), 'Light');
  await waitForRoot(page, 'data-theme', 'light');
  expect(await colors()).toEqual(['#006bd6', '#006bd6']);
});

test('a shared link shows its theme, and changes nothing for who only looks', SMOKE, async () => {
  const page = await openLive(`${BUTTONS}?theme=1.rtl.dense.4.light.c2185b.#sizes`, {
    beforeLoad: storedTheme({ 'mui-mode': 'dark', 'docs-theme': '1.ltr.normal.10' }),
  });
  const shared = {
    mode: 'light',
    choice: 'light',
    dir: 'rtl',
    look: 'rtl dense',
    spacing: '4px',
    primary: '194 24 91',
  };
  expect(await paintedTheme(page)).toEqual(shared);
  const stored = () =>
    page.evaluate(() => [localStorage.getItem('mui-mode'), localStorage.getItem('docs-theme')]);
  expect(await stored()).toEqual(['dark', '1.ltr.normal.10']);

  await choose(await openSettings(page), 'Normal');
  await waitForRoot(page, 'data-look', 'rtl');
  expect(await stored()).toEqual(['light', '1.rtl.normal.4']);
  expect(new URL(page.url()).search).toBe('');
  expect(new URL(page.url()).hash).toBe('#sizes');
  await page.reload();
  await waitForHydration(page);
  expect(await paintedTheme(page)).toEqual({ ...shared, look: 'rtl' });
});

test('the link that is copied opens the same theme elsewhere', async () => {
  const page = await openLive(BUTTONS, {
    permissions: ['clipboard-read', 'clipboard-write'],
    beforeLoad: storedTheme(DARK_RTL_DENSE),
  });
  const drawer = await openSettings(page);
  await choose(drawer, 'Copy link to these settings');
  await drawer.getByRole('button', { name: 'Link copied' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe('?theme=1.rtl.dense.12.dark..');
  const elsewhere = await openPage(link.slice(new URL(link).origin.length));
  expect(await paintedTheme(elsewhere)).toEqual(await paintedTheme(page));
});

test('no frame shows a demo or a page in another state than the stored one', async () => {
  let release = () => {};
  const page = await openLive(BUTTONS, {
    colorScheme: 'light',
    beforeLoad: async (opened) => {
      await storedTheme(DARK_RTL_DENSE)(opened);
      release = await holdRequests(opened, ISLAND_SCRIPTS);
      await opened.addInitScript((name) => {
        const frames: string[] = [];
        Object.assign(window, { frames });
        const watch = () => {
          const root = document.documentElement;
          const demo = document.querySelector(`[data-island="${name}"]`);
          const button = demo?.querySelector('button');
          const isSeen =
            button && getComputedStyle(demo?.firstElementChild ?? button).opacity === '1';
          const state = isSeen
            ? button.className.replace(/.*(MuiButton-size\w+).*/, '$1')
            : 'unseen';
          if (document.body) {
            frames.push(`${root.dataset.theme} ${root.dir} ${state}`);
          }
          requestAnimationFrame(watch);
        };
        watch();
      }, DEMO);
    },
  });
  release();
  await waitForIsland(page, DEMO, 'hydrated');
  const states = () =>
    page.evaluate(() => [...new Set((window as unknown as { frames: string[] }).frames)]);
  await page.waitForFunction(() =>
    (window as unknown as { frames: string[] }).frames.at(-1)?.endsWith('sizeSmall'),
  );
  expect(await states()).toEqual(['dark rtl unseen', 'dark rtl MuiButton-sizeSmall']);
});

test('the direction mirrors the shell and the demos', SMOKE, async () => {
  const page = await openPage(BUTTONS, {
    beforeLoad: storedTheme({ 'docs-theme': '1.rtl.normal.8' }),
  });
  await hydrateAllIslands(page);
  const places = await page.evaluate(() => {
    const left = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().left ?? NaN;
    return {
      sidebarAfterText: left('.theme-doc-sidebar-container') > left('article'),
      contentsBeforeText: left('.table-of-contents') < left('article'),
      overflow: document.documentElement.scrollWidth > window.innerWidth,
    };
  });
  expect(places).toEqual({ sidebarAfterText: true, contentsBeforeText: true, overflow: false });
  const icon = island(page, 'IconLabelButtons').locator('.MuiButton-startIcon').first();
  const margins = await icon.evaluate((element) => {
    const { marginLeft, marginRight } = getComputedStyle(element);
    return [parseFloat(marginLeft) > 0, parseFloat(marginRight) > 0];
  });
  expect(margins).toEqual([true, false]);
  await follow(page, 'Usage');
  expect((await paintedTheme(page)).dir).toBe('rtl');
});

const COMBINATIONS = ['light', 'dark'].flatMap((mode) =>
  ['ltr', 'rtl'].flatMap((direction) =>
    ['normal', 'dense'].map((density) => ({ mode, direction, density })),
  ),
);

for (const { mode, direction, density } of COMBINATIONS) {
  test(`hydrates without a word: ${mode}, ${direction}, ${density}`, async () => {
    const page = await openPage(`${BUTTONS}#ButtonSizes.${density === 'dense' ? 'js' : 'tsx'}`, {
      beforeLoad: storedTheme({
        'mui-mode': mode,
        'docs-theme': `1.${direction}.${density}.10`,
      }),
    });
    // The address scrolls to this demo, away from the others.
    await waitForIsland(page, 'ButtonSizes', 'hydrated');
    await hydrateAllIslands(page);
    expect(await paintedTheme(page)).toMatchObject({ mode, dir: direction, spacing: '10px' });
  });
}

test('blocked storage costs only the memory of the choices', async () => {
  const page = await openLive(BUTTONS, {
    colorScheme: 'light',
    beforeLoad: denyStorage,
  });
  const drawer = await openSettings(page);
  await choose(drawer, 'Dark');
  await choose(drawer, 'Dense');
  expect(await paintedTheme(page)).toMatchObject({ mode: 'dark', look: 'dense' });
  allowProblems(page, CAUGHT);
});

test('one demo can be looked at in another way than the site', async () => {
  const page = await openPage(BUTTONS, { colorScheme: 'light' });
  await waitForIsland(page, DEMO, 'hydrated');
  const demo = page.locator(`#${DEMO}`);
  await chooseInDemo(demo, 'Change the look', 'Other color mode');
  await chooseInDemo(demo, 'Change the look', 'Other direction');
  await chooseInDemo(demo, 'Change the look', 'Other density');
  await page.waitForSelector(`[data-island="${DEMO}"][data-theme="dark"][dir="rtl"]`);
  await island(page, DEMO).locator('.MuiButton-sizeSmall').first().waitFor();
  await demo.getByRole('button', { name: 'Change the look' }).click();
  expect(await demo.getByRole('menuitemcheckbox', { checked: true }).count()).toBe(3);
  expect(await paintedTheme(page)).toMatchObject({ mode: 'light', dir: 'ltr', look: undefined });
  await expectNoAxeViolations(page, 'a demo in its own look', `#${DEMO}`);
  await page.keyboard.press('Escape');
  await chooseInDemo(demo, 'Change the look', 'Other density');
  await island(page, DEMO).locator('.MuiButton-sizeMedium').first().waitFor();
});

test('a change of mode or spacing renders none of twenty demos again', async () => {
  const page = await openPage('/material-ui/react-text-field', {
    colorScheme: 'light',
    beforeLoad: (fresh) => fresh.addInitScript({ path: COUNT_RENDERS }),
  });
  await hydrateAllIslands(page);
  const renders = () =>
    page.evaluate(() => ({ ...(window as unknown as RenderCounts).islandRenders }));
  const before = await renders();
  expect(Object.keys(before).length).toBeGreaterThanOrEqual(20);
  const drawer = await openSettings(page);
  await choose(drawer, 'Dark');
  await choose(drawer, 'increase spacing');
  await waitForRoot(page, 'data-theme', 'dark');
  await twoFrames(page);
  expect(await renders()).toEqual(before);
  // The count does count: density is a matter of props.
  await choose(drawer, 'Dense');
  await page.waitForFunction(
    (count) => (window as unknown as RenderCounts).islandRenders.BasicTextFields !== count,
    before.BasicTextFields,
  );
});

test('with motion reduced, a change of mode sets no text in motion', async () => {
  const page = await openPage(BUTTONS, { colorScheme: 'light', reducedMotion: 'reduce' });
  await hydrateAllIslands(page);
  const drawer = await openSettings(page);
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    document.addEventListener('transitionrun', ({ target }) => {
      if (target instanceof Element && target.matches('article :is(h1, h2, p, code, div)')) {
        moved.push(target.outerHTML.slice(0, 80));
      }
    });
  });
  await choose(drawer, 'Dark');
  await waitForRoot(page, 'data-theme', 'dark');
  await twoFrames(page);
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the settings can be used by everyone in ${colorScheme}`, async () => {
    const page = await openLive(BUTTONS, { colorScheme, viewport: { width: 390, height: 844 } });
    const button = page.getByRole('button', { name: 'Toggle settings drawer' });
    await button.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Settings' });
    await drawer.waitFor();
    await expectNoAxeViolations(page, `settings in ${colorScheme}`);
    const scrolling = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    expect(await scrolling()).toBe('hidden');
    expect(await drawer.getByRole('button', { pressed: true }).allTextContents()).toEqual([
      'System',
      'As the page',
      'Left to right',
      'Normal',
    ]);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await expect(button).toBeFocused();
  });
}

test('two tabs keep each other’s choices, and show them', async () => {
  const older = await openLive(BUTTONS, { colorScheme: 'light' });
  const newer = await older.context().newPage();
  await newer.goto('/material-ui/customization/color');
  await newer.locator('[data-island="color-tool"]').evaluate((tool) => tool.scrollIntoView());
  await waitForIsland(newer, 'color-tool', 'hydrated');
  await newer.locator('#color-primary').fill('C2185B');
  await newer.getByRole('button', { name: 'Set docs colors', exact: true }).press('Enter');
  // Chromium draws no frames of a tab in the background.
  await older.waitForFunction(
    () => document.documentElement.style.getPropertyValue('--chosen-primary-main'),
    undefined,
    { polling: 100 },
  );
  await choose(await openSettings(older), 'Dark');
  await waitForRoot(newer, 'data-theme', 'dark');
  expect((await paintedTheme(newer)).primary).toBe((await paintedTheme(older)).primary);
  expect(await older.evaluate(() => document.cookie)).toContain('#c2185b');
});

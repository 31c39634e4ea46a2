import type { Frame, Page } from 'playwright-core';
import { editDemo, EDITED } from './support/editDemo';
import {
  holdRequests,
  hydrateAllIslands,
  island,
  neverNearViewport,
  openRecording,
  twoFrames,
  waitForIsland,
} from './support/islands';
import { followLink, settleAnimations, waitForHydration } from './support/page';
import type { PageOptions } from './support/page';
import { allowProblems } from './support/pageProblems';
import { recordLaterShifts, shiftsOf } from './support/shifts';
import { shownFonts, waitForFont } from './support/shownFonts';
import { expect, SMOKE, test } from './support/test';

const FONT = /\/assets\/fonts\/(?:roboto|inter)-[^/]*\.woff2$/;

/** What the fonts of a page's demos may add to it. */
const BUDGET = 24_000;

const ROBOTO = { familyName: 'Roboto', isCustomFont: true };

const PAGES = [
  { path: '/material-ui/react-button', demo: 'BasicButtons', family: 'Roboto' },
  { path: '/joy-ui/react-button', demo: 'ButtonUsage', family: 'Inter' },
] as const;

interface Opened {
  page: Page;
  /** The fonts of demos that were requested. */
  fonts: string[];
}

async function open(path: string, options: PageOptions = {}): Promise<Opened> {
  const { page, requests } = await openRecording(path, FONT, options);
  await waitForHydration(page);
  return { page, fonts: requests };
}

for (const { path, demo, family } of PAGES) {
  test.describe(`${path}`, () => {
    const first = `[data-island="${demo}"] button`;

    test('loads no font before the first demo runs', async () => {
      const { page, fonts } = await open(path, { beforeLoad: neverNearViewport });
      await page.waitForLoadState('networkidle');
      await island(page, demo).scrollIntoViewIfNeeded();
      expect((await shownFonts(page, first)).map((font) => font.isCustomFont)).not.toContain(true);
      expect(fonts).toEqual([]);
    });

    test('shows its demos in the font of the library, from one file', async () => {
      let bytes = 0;
      const { page, fonts } = await open(path, {
        beforeLoad: (opened) => {
          opened.on('response', async (response) => {
            bytes += FONT.test(response.url()) ? (await response.body()).length : 0;
          });
          return Promise.resolve();
        },
      });
      await waitForIsland(page, demo, 'hydrated');
      await waitForFont(page, family);
      await twoFrames(page);
      expect(await shownFonts(page, first)).toEqual([{ familyName: family, isCustomFont: true }]);
      await hydrateAllIslands(page);
      await page.waitForLoadState('networkidle');
      expect(fonts).toHaveLength(1);
      expect(new URL(fonts[0] ?? '').origin).toBe(new URL(page.url()).origin);
      expect(bytes).toBeGreaterThan(10_000);
      expect(bytes).toBeLessThanOrEqual(BUDGET);
    });

    for (const width of [1280, 390]) {
      test(`nothing moves when the font arrives: ${width} px`, async () => {
        let release = () => {};
        const { page, fonts } = await open(path, {
          viewport: { width, height: 800 },
          beforeLoad: async (opened) => {
            release = await holdRequests(opened, FONT);
          },
        });
        await hydrateAllIslands(page);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await island(page, demo).scrollIntoViewIfNeeded();
        await settleAnimations(page);
        await twoFrames(page);
        expect(fonts).toHaveLength(1);
        const heights = () =>
          page
            .locator('[data-island]:not([data-island-module])')
            .evaluateAll((stages) => stages.map((stage) => stage.getBoundingClientRect().height));
        const before = await heights();
        await recordLaterShifts(page);
        release();
        await waitForFont(page, family);
        await twoFrames(page);
        expect(await shiftsOf(page)).toEqual([]);
        expect(await heights()).toEqual(before);
      });
    }

    test('shows a demo without the font, if it can’t be loaded', async () => {
      const { page } = await open(path, {
        beforeLoad: (opened) => opened.route(FONT, (route) => route.abort()),
      });
      allowProblems(page);
      await waitForIsland(page, demo, 'hydrated');
      expect((await shownFonts(page, first)).map((font) => font.isCustomFont)).not.toContain(true);
      expect(await page.locator(first).first().isVisible()).toBe(true);
    });
  });
}

test('pages without demos load no font', async () => {
  const { page, fonts } = await open('/material-ui/getting-started/installation');
  await page.waitForLoadState('networkidle');
  expect(fonts).toEqual([]);
});

test('the demos of MUI Base keep the fonts of the system, also after Material UI’s', async () => {
  const { page, fonts } = await open('/material-ui/react-button');
  await waitForFont(page, 'Roboto');
  await followLink(page, '/base-ui/react-button');
  await page.waitForURL('**/base-ui/react-button');
  await waitForIsland(page, 'UnstyledButtonIntroduction', 'hydrated');
  const button = '[data-island="UnstyledButtonIntroduction"] button';
  expect(await shownFonts(page, button)).not.toContainEqual(ROBOTO);
  expect(fonts).toHaveLength(1);
});

test('accented letters of demos are in the font; Chinese is shown in that of the system', async () => {
  const { page } = await open('/zh/material-ui/react-autocomplete');
  await island(page, 'FixedTags').scrollIntoViewIfNeeded();
  await waitForIsland(page, 'FixedTags', 'hydrated');
  await waitForFont(page, 'Roboto');
  await page.evaluate(() => {
    const stage = document.querySelector('[data-island="FixedTags"]');
    stage?.insertAdjacentHTML(
      'beforeend',
      '<p class="latin">Café – “café”…</p><p class="han">按钮</p>',
    );
  });
  expect(await shownFonts(page, '.latin')).toEqual([ROBOTO]);
  expect(await shownFonts(page, '.han')).not.toContainEqual(ROBOTO);
});

test('popups and frames of demos have the font', SMOKE, async () => {
  const { page } = await open('/material-ui/react-drawer');
  await hydrateAllIslands(page);
  const handle = await page.locator('[data-island="ResponsiveDrawer"] iframe').elementHandle();
  const frame = await handle?.contentFrame();
  await waitForFont(frame as Frame, 'Roboto');
  await page.locator('#AnchorTemporaryDrawer button').first().click();
  await page.locator('[data-demo-popup] #filters-title').waitFor();
  expect(await shownFonts(page, '#filters-title')).toEqual([ROBOTO]);
});

test('an edited demo has the font of its product, although its frame can’t load any', async () => {
  const { page, fonts } = await open('/material-ui/react-button');
  const edited = await editDemo(page, EDITED);
  await edited.getByRole('button', { name: 'Edited' }).waitFor();
  const frame = page.frames().find((each) => each !== page.mainFrame()) as Frame;
  await waitForFont(frame, 'Roboto');
  expect(new Set(fonts).size).toBe(1);
});

test('the Data Grid follows Material UI', async () => {
  const { page } = await open('/x/react-data-grid');
  await island(page, 'OrderGrid').scrollIntoViewIfNeeded();
  await waitForIsland(page, 'OrderGrid', 'hydrated');
  await waitForFont(page, 'Roboto');
  expect(await shownFonts(page, '.MuiDataGrid-columnHeaderTitle')).toEqual([ROBOTO]);
});

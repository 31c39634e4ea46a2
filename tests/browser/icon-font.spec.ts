import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { openRecording } from './support/islands';
import { openPage, waitForHydration } from './support/page';
import { allowProblems } from './support/pageProblems';
import { PARTS } from './support/parts';
import { expect, test } from './support/test';

const ICONS = '/material-ui/icons';
const FONT = PARTS.iconFont;

const iconFontLoaded = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return document.fonts.check('24px "Material Icons"', 'event');
  });

const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          list.getEntries().forEach((entry) => {
            sum += (entry as PerformanceEntry & { value: number }).value;
          });
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

test('the Icons page loads the icon font, from this site, without a shift', async () => {
  const { page, requests: fonts } = await openRecording(ICONS, FONT);
  await page.locator('#Icons').scrollIntoViewIfNeeded();
  await waitForHydration(page);
  expect(await iconFontLoaded(page)).toBe(true);
  expect(fonts).toHaveLength(1);
  expect(new URL(fonts[0] ?? '').origin).toBe(new URL(page.url()).origin);
  const icon = page.locator('#Icons .material-icons').first();
  const { width, height, scrollWidth } = await icon.evaluate((element) => ({
    width: element.clientWidth,
    height: element.clientHeight,
    scrollWidth: element.scrollWidth,
  }));
  expect({ width, height, scrollWidth }).toEqual({ width: 24, height: 24, scrollWidth: 24 });
  expect(await layoutShift(page)).toBeLessThan(0.01);
  await expectNoAxeViolations(page);
});

test('an icon whose font never loads keeps its space and shows no letters', async () => {
  const page = await openPage(ICONS, {
    beforeLoad: async (opened) => {
      allowProblems(opened);
      await opened.route(FONT, (route) => route.abort());
    },
  });
  const icon = page.locator('#Icons .material-icons').first();
  await icon.scrollIntoViewIfNeeded();
  const box = await icon.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return { width: element.clientWidth, text: range.getBoundingClientRect().width };
  });
  expect(box).toEqual({ width: 24, text: 0 });
});

import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from './support/axe';
import { openLive } from './support/page';
import type { PageOptions } from './support/page';
import { expect, SMOKE, test } from './support/test';

const BUTTONS = '/material-ui/react-button';

async function openHydrated(path: string, options: PageOptions = {}): Promise<Page> {
  const page = await openLive(path, options);
  return page;
}

test('print has the text and not the navigation', SMOKE, async () => {
  const page = await openHydrated(BUTTONS);
  const parts = [
    '.theme-layout-navbar',
    '.theme-doc-sidebar-container',
    '.theme-doc-toc-desktop',
    '.theme-layout-footer',
    'main h1',
  ];
  const shown = () => Promise.all(parts.map((part) => page.locator(part).isVisible()));
  expect(await shown()).toEqual([true, true, true, true, true]);
  await page.emulateMedia({ media: 'print' });
  expect(await shown()).toEqual([false, false, false, false, true]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what is printed from ${colorScheme} can be read`, async () => {
    const page = await openHydrated(BUTTONS, { colorScheme });
    await page.emulateMedia({ media: 'print', colorScheme });
    await expectNoAxeViolations(page, `print from ${colorScheme}`);
  });
}

test('lines of code break where paper ends', async () => {
  const page = await openHydrated('/material-ui/customization/theming', {
    viewport: { width: 718, height: 1000 },
  });
  await page.emulateMedia({ media: 'print' });
  const cut = await page
    .locator('main pre')
    .evaluateAll(
      (blocks) => blocks.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    );
  expect(cut).toBe(0);
});

test('nothing in the shell moves where motion is reduced', async () => {
  const page = await openHydrated(BUTTONS, { reducedMotion: 'reduce' });
  const moving = await page.evaluate(() => {
    const longest = (times: string) =>
      Math.max(...times.split(',').map((time) => parseFloat(time)));
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const seconds = Math.max(
          longest(style.transitionDuration),
          longest(style.animationDuration),
        );
        return seconds > 0.00001 ? [`${element.tagName}.${element.className} ${seconds}s`] : [];
      }),
    );
  });
  expect(moving).toEqual([]);
});

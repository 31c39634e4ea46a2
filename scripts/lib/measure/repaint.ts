import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';

/** The page with the most demos. */
export const MANY_DEMOS = '/experiments/docs/many-demos';

export interface RepaintOptions {
  /** How many changes of mode are measured. */
  runs: number;
  viewport: { width: number; height: number };
}

/** What changes of mode cost on a page whose demos all run. */
export interface Repaint {
  demos: number;
  /** Of each change: from the press until its frame is shown, in milliseconds. */
  times: number[];
  /** How often React rendered a demo meanwhile. */
  renders: number;
}

/** What the scripts of `inPage` put on the page's window. */
interface Probes {
  islandRenders: Record<string, number>;
  pressDurations: number[];
}

/** What is not reported took less, in milliseconds (inPage/presses.js). */
const LEAST_REPORTED = 16;

const inPage = (name: string) => path.resolve(__dirname, '../inPage', name);

/** Scrolls from demo to demo until all run; gives their number. */
async function runAllDemos(page: Page): Promise<number> {
  const demos = await page.locator('[data-island]').all();
  for (const demo of demos) {
    await demo.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const id = await demo.getAttribute('data-island');
    await page.waitForSelector(`[data-island="${id}"][data-island-state="hydrated"]`, {
      state: 'attached',
    });
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  return demos.length;
}

async function readProbes(page: Page): Promise<{ renders: number; durations: number[] }> {
  return page.evaluate(() => {
    const { islandRenders, pressDurations } = window as unknown as Probes;
    const renders = Object.values(islandRenders).reduce((sum, count) => sum + count, 0);
    return { renders, durations: pressDurations.splice(0) };
  });
}

/** Presses a button and waits until transitions are over, and what was shown is reported. */
async function press(page: Page, button: Locator): Promise<void> {
  await button.click();
  await page.evaluate(async () => {
    // Progress circles turn for ever.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
  await page.waitForTimeout(300);
}

/**
 * Changes the mode in the settings drawer, to dark and back, on a page on which at least thirty demos
 * run. A first change is not counted. Throws an Error when the page is not there.
 */
export async function measureRepaint(
  browser: Browser,
  origin: string,
  { runs, viewport }: RepaintOptions,
): Promise<Repaint> {
  const context = await browser.newContext({
    viewport,
    colorScheme: 'light',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: inPage('countRenders.js') });
    await page.addInitScript({ path: inPage('presses.js') });
    await page.goto(origin + MANY_DEMOS, { waitUntil: 'load' });
    await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
    const demos = await runAllDemos(page);
    await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
    const button = (name: string) =>
      page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name, exact: true });
    await press(page, button('Dark'));
    const before = await readProbes(page);
    const times: number[] = [];
    while (times.length < runs) {
      await press(page, button(times.length % 2 === 0 ? 'Light' : 'Dark'));
      times.push((await readProbes(page)).durations[0] ?? LEAST_REPORTED);
    }
    const after = await readProbes(page);
    return { demos, times, renders: after.renders - before.renders };
  } finally {
    await context.close();
  }
}

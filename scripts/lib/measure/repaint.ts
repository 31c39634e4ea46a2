import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';

/** A page with many demos. */
export const MANY_DEMOS = '/material-ui/react-text-field';

export interface RepaintOptions {
  /** How many mode changes are measured. */
  runs: number;
  viewport: { width: number; height: number };
}

/** What mode changes cost on a page where all demos run. */
export interface Repaint {
  demos: number;
  /** For each mode change, milliseconds from the click until its frame is shown. */
  times: number[];
  /** How often React rendered a demo during the changes. */
  renders: number;
}

/** Globals that the scripts in `inPage` add to the page. */
interface Probes {
  islandRenders: Record<string, number>;
  clickDurations: number[];
}

/**
 * Used for clicks that are not reported because they took less, in milliseconds
 * (inPage/clickDurations.js).
 */
const LEAST_REPORTED = 16;

const inPage = (name: string) => path.resolve(__dirname, '../inPage', name);

/** Scrolls from demo to demo until all are running. Returns their number. */
async function runAllDemos(page: Page): Promise<number> {
  const demos = await page.locator('[data-island]:not([data-island-module])').all();
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
    const { islandRenders, clickDurations } = window as unknown as Probes;
    const renders = Object.values(islandRenders).reduce((sum, count) => sum + count, 0);
    return { renders, durations: clickDurations.splice(0) };
  });
}

/**
 * Clicks a button and waits until transitions have ended and the browser has reported the click's
 * duration.
 */
async function clickAndSettle(page: Page, button: Locator): Promise<void> {
  await button.click();
  await page.evaluate(async () => {
    // Progress circles never stop.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
  await page.waitForTimeout(300);
}

/**
 * Changes the mode in the settings drawer, to dark and back, on a page where all demos
 * are running. The first change is not counted. Throws an Error when the page doesn't exist.
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
    await page.addInitScript({ path: inPage('clickDurations.js') });
    await page.goto(origin + MANY_DEMOS, { waitUntil: 'load' });
    await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
    const demos = await runAllDemos(page);
    await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
    const button = (name: string) =>
      page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name, exact: true });
    await clickAndSettle(page, button('Dark'));
    const before = await readProbes(page);
    const times: number[] = [];
    while (times.length < runs) {
      await clickAndSettle(page, button(times.length % 2 === 0 ? 'Light' : 'Dark'));
      times.push((await readProbes(page)).durations[0] ?? LEAST_REPORTED);
    }
    const after = await readProbes(page);
    return { demos, times, renders: after.renders - before.renders };
  } finally {
    await context.close();
  }
}

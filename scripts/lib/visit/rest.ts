import type { CDPSession, Page } from 'playwright-core';

/** How long the page is watched, in ms: a little longer than a timer that runs once a second. */
const WATCH_MS = 1100;

/** The height of a viewport, in CSS pixels, that the footer fills: no demo is in it at the page's end. */
const FOOTER_HEIGHT = 240;

/** How often the page is watched until it rests: work that it has begun may still have to end. */
const ATTEMPTS = 5;

/**
 * The work of the main thread by the names of Chromium's metrics (DevTools protocol, `Performance`), and how
 * much of it a page at rest may do. Scripts may take 1% of the time, in s: an open modal of the library looks
 * 20 times a second whether it has lost the focus.
 */
const WORK = {
  ScriptDuration: { does: 'runs scripts', most: WATCH_MS / 1000 / 100 },
  LayoutCount: { does: 'lays out', most: 0 },
  RecalcStyleCount: { does: 'computes styles', most: 0 },
} as const;

type Metrics = ReadonlyMap<string, number>;

async function readMetrics(session: CDPSession): Promise<Metrics> {
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

/** Returns the kinds of work that the main thread did too much of in a while; empty when it rested. */
function workBetween(before: Metrics, after: Metrics): string[] {
  const valueOf = (metrics: Metrics, name: string) => metrics.get(name) ?? NaN;
  return Object.entries(WORK)
    .filter(([name, { most }]) => !(valueOf(after, name) - valueOf(before, name) <= most))
    .map(([, { does }]) => does);
}

/** Describes the elements of a page whose animations run, by the beginning of their HTML. */
export function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 200) ?? '') : '',
      ),
  );
}

/**
 * Checks that a page leaves the main thread idle at its end, where no demo is in view: animations and timers
 * of demos have to wait until they are seen, or a phone never rests. Returns a message when it does.
 */
export async function restProblems(page: Page): Promise<string[]> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width, height: FOOTER_HEIGHT });
  await page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  });
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('Performance.enable');
    let work: string[] = [];
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const before = await readMetrics(session);
      await page.waitForTimeout(WATCH_MS);
      work = workBetween(before, await readMetrics(session));
      if (work.length === 0) {
        return [];
      }
    }
    const moving = (await runningAnimations(page)).map((element) => ` Moving: ${element}`);
    return [`At its end, the page ${work.join(', ')} without a reader.${moving.join('')}`];
  } finally {
    await session.detach();
    await page.setViewportSize({ width, height });
  }
}

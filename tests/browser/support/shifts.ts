import type { Page } from 'playwright-core';

type Shifting = Window & { shifts: number[] };

function observe(): void {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) =>
    shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
  ).observe({ type: 'layout-shift' });
}

/** Records how far elements move, from the start of each document on. For `beforeLoad`. */
export const recordShifts = (page: Page): Promise<unknown> => page.addInitScript(observe);

/** Records how far elements move from now on. */
export const recordLaterShifts = (page: Page): Promise<void> => page.evaluate(observe);

/** Returns how far elements have moved, once for each time. */
export const shiftsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as Shifting).shifts);

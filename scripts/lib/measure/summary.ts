import { countBytes } from './transfers';
import type { ByteCount, LongTask, PageLoad } from './types';

/**
 * Returns the median: the middle value, or the mean of the two middle values. Ignores null values
 * (for things that didn't happen), and returns null if no other is left.
 */
export function median(values: readonly (number | null)[]): number | null {
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/**
 * Returns the total blocking time in milliseconds: for each task after the first contentful paint,
 * the time beyond 50 ms. A task that began before the paint counts from the paint on
 * (https://web.dev/articles/tbt). Returns null without a paint.
 */
export function totalBlockingTime(
  tasks: readonly LongTask[],
  firstPaint: number | null,
): number | null {
  if (firstPaint === null) {
    return null;
  }
  return tasks
    .map(({ start, duration }) => start + duration - Math.max(start, firstPaint))
    .reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
}

/**
 * The displayed results of one page: bytes, counts, and times in milliseconds; null for what didn't
 * happen.
 */
export interface Summary {
  bytes: ByteCount;
  requests: number;
  fcp: number | null;
  lcp: number | null;
  tbt: number | null;
  cls: number | null;
  shellHydrated: number | null;
  firstIslandHydrated: number | null;
  domNodes: number | null;
}

/**
 * Returns the median of each figure over several loads of one page. Throws an Error when there are
 * no loads.
 */
export function summarize(loads: readonly PageLoad[]): Summary {
  if (loads.length === 0) {
    throw new Error('There are no loads to summarize.');
  }
  const middle = (read: (load: PageLoad) => number | null) => median(loads.map(read));
  const bytes = countBytes([]);
  for (const name of Object.keys(bytes) as (keyof ByteCount)[]) {
    bytes[name] = middle((load) => countBytes(load.transfers)[name]) ?? 0;
  }
  return {
    bytes,
    requests: middle((load) => load.transfers.length) ?? 0,
    fcp: middle(({ probe }) => probe.fcp),
    lcp: middle(({ probe }) => probe.lcp),
    tbt: middle(({ probe }) => totalBlockingTime(probe.longTasks, probe.fcp)),
    cls: middle(({ probe }) => probe.cls),
    shellHydrated: middle(({ probe }) => probe.shellHydrated),
    firstIslandHydrated: middle(({ probe }) => probe.firstIslandHydrated),
    domNodes: middle((load) => load.domNodes),
  };
}

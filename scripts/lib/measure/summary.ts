import { countBytes } from './transfers';
import type { ByteCount, LongTask, PageLoad } from './types';

/**
 * The middle value; between the two middle ones when their number is even. Values that are null (the
 * thing did not happen) are left out; null when none is left.
 */
export function median(values: readonly (number | null)[]): number | null {
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/**
 * Total blocking time in milliseconds: of each task after the first contentful paint, what goes
 * beyond 50 ms. A task that began before the paint counts from the paint on
 * (https://web.dev/articles/tbt). Null without a paint.
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

/** What is shown of one page: bytes, counts, and times in milliseconds; null where there is none. */
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

/** The median of several loads of one page, figure by figure. Throws an Error when there are none. */
export function summarize(loads: readonly PageLoad[]): Summary {
  if (loads.length === 0) {
    throw new Error('There is no load to summarize.');
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

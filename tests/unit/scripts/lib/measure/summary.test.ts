import { median, summarize, totalBlockingTime } from '../../../../../scripts/lib/measure/summary';
import type { PageLoad } from '../../../../../scripts/lib/measure/types';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[null, 7, null], 7],
  [[null], null],
  [[], null],
])('the median of %j is %j', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('returns the blocking time: the time of tasks beyond 50 ms, from the first paint on', () => {
  const tasks = [
    { start: 0, duration: 300 }, // over before the paint
    { start: 350, duration: 150 }, // 100 ms of it after the paint
    { start: 900, duration: 80 },
    { start: 1000, duration: 50 },
  ];
  expect(totalBlockingTime(tasks, 400)).toBe(50 + 30);
  expect(totalBlockingTime([], 400)).toBe(0);
  expect(totalBlockingTime(tasks, null)).toBeNull();
});

function load(scriptBytes: number, shellHydrated: number | null): PageLoad {
  return {
    transfers: [
      { url: 'http://localhost/', type: 'document', bytes: 100 },
      { url: 'http://localhost/a.js', type: 'script', bytes: scriptBytes },
    ],
    probe: {
      fcp: 10,
      lcp: 20,
      cls: 0,
      longTasks: [],
      shellHydrated,
      firstIslandHydrated: null,
    },
    domNodes: 9,
    hasIsland: false,
  };
}

test('returns the median of each figure separately', () => {
  const summary = summarize([load(300, 5), load(100, null), load(200, 7)]);
  expect(summary).toMatchObject({
    bytes: { document: 100, script: 200, font: 0, total: 300 },
    requests: 2,
    tbt: 0,
    shellHydrated: 6,
    firstIslandHydrated: null,
  });
  expect(() => summarize([])).toThrow('no load');
});

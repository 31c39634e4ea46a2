import fc from 'fast-check';
import { parseReport, limitMessages, sizeOf } from '../../../lazy/editor/frameMessages';
import type { CodeProblem, FrameReport } from '@component-docs/sandbox/shared/types';

test.each<[unknown, number]>([
  [undefined, 1],
  [null, 1],
  [7, 1],
  ['', 1],
  ['text', 5],
  [[], 1],
  [[1, 'a'], 4],
  [{}, 1],
  [{ type: 'ready' }, 12],
  [{ list: [{ a: 1 }] }, 11],
])('%j has the size %i', (message, size) => {
  expect(sizeOf(message, 100)).toBe(size);
});

test.each([
  ['a text', 'a'.repeat(101)],
  ['a list', Array(1_000_000).fill('')],
  ['an object', Object.fromEntries([...Array(1000).keys()].map((key) => [key, 0]))],
  ['nested lists', JSON.parse('['.repeat(1000) + ']'.repeat(1000))],
  ['what isn’t plain data', new Map([[1, 2]])],
  ['bytes', new Uint8Array(1)],
  ['a number of any length', 1n],
])('%s is larger than the limit', (_name, message) => {
  expect(sizeOf(message, 100)).toBeGreaterThan(100);
});

test('plain data is as large as its JSON at most', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (message) => {
      const values = sizeOf(message, 1_000_000);
      expect(values).toBeGreaterThan(0);
      expect(values).toBeLessThanOrEqual(2 * JSON.stringify(message).length);
    }),
  );
});

function limit() {
  let time = 0;
  const takes = limitMessages(() => time);
  return {
    /** Whether the first of some messages are all taken that come in equal intervals. */
    takesAll: (count: number, interval: number, message: unknown) =>
      [...Array(count).keys()].every(() => {
        time += interval;
        return takes(message);
      }),
  };
}

const HEIGHT = { type: 'height', height: 100 };

test('a demo that changes its height in each frame of a fast screen goes on', () => {
  expect(limit().takesAll(10_000, 1000 / 240, HEIGHT)).toBe(true);
});

test('an edit for each key with a frame that has loaded hundreds of scripts goes on', () => {
  const scripts = Array(700).fill('https://docs.example.org/assets/sandbox/icons-Ac.js');
  expect(limit().takesAll(100, 500, { type: 'shown', run: 1, scripts })).toBe(true);
});

test('what has waited while the page was busy is taken at once', () => {
  expect(limit().takesAll(1000, 0, HEIGHT)).toBe(true);
});

test.each([
  ['many messages at once', 5000, 0, HEIGHT],
  ['many messages without an end', 10_000, 0.5, HEIGHT],
  ['a message with a million texts', 1, 0, { type: 'shown', scripts: Array(1_000_000).fill('') }],
  ['a message with a very long text', 1, 0, { type: 'need', url: 'x'.repeat(1_000_000) }],
  ['large messages one after another', 100, 100, { type: 'need', url: 'x'.repeat(50_000) }],
  ['a message that is no report', 1, 0, new Map()],
])('%s are a flood', (_name, count, interval, message) => {
  expect(limit().takesAll(count, interval, message)).toBe(false);
});

const PROBLEMS: readonly CodeProblem[] = [
  { kind: 'syntax', message: 'Unexpected token', line: 3 },
  { kind: 'unknown-module', name: 'left-pad', line: 1 },
  { kind: 'unknown-export', name: 'Knob', from: '@mui/material', line: 2 },
  { kind: 'not-loaded', name: '@mui/joy' },
  { kind: 'no-component' },
  { kind: 'endless' },
  { kind: 'thrown', message: 'x is not defined', line: 7 },
];

const REPORTS: readonly FrameReport[] = [
  { type: 'ready' },
  { type: 'shown', run: 1, scripts: ['https://docs.example.org/assets/sandbox/mui-material.js'] },
  { type: 'need', url: 'https://docs.example.org/assets/sandbox/icons-Ac.js' },
  { type: 'height', height: 120.5 },
  ...PROBLEMS.map((problem): FrameReport => ({ type: 'failed', run: 2, problem })),
];

test.each(REPORTS)('keeps the report %j', (report) => {
  expect(parseReport(report)).toEqual(report);
});

test.each([
  null,
  undefined,
  'ready',
  {},
  { type: 'other' },
  { type: 'height', height: '100' },
  { type: 'height', height: NaN },
  { type: 'height', height: -1 },
  { type: 'shown' },
  { type: 'shown', run: 1 },
  { type: 'need' },
  { type: 'need', url: 1 },
  { type: 'failed', run: 1 },
  { type: 'failed', run: 1, problem: { kind: 'other' } },
  { type: 'failed', problem: { kind: 'endless' } },
])('drops %j, which isn’t a report', (data) => {
  expect(parseReport(data)).toBeUndefined();
});

test('limits the list of scripts', () => {
  const report = parseReport({ type: 'shown', run: 1, scripts: Array(5000).fill(1) });
  expect(report).toEqual({ type: 'shown', run: 1, scripts: Array(1000).fill('') });
});

test('limits heights and texts', () => {
  expect(parseReport({ type: 'height', height: Infinity })).toEqual({
    type: 'height',
    height: 10_000,
  });
  const problem = { kind: 'thrown', message: 'x'.repeat(5000), line: 0.5 };
  expect(parseReport({ type: 'failed', run: 1, problem })).toEqual({
    type: 'failed',
    run: 1,
    problem: { kind: 'thrown', message: 'x'.repeat(2000) },
  });
});

test('whatever a frame sends, texts are strings', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PROBLEMS.map(({ kind }) => kind)),
      fc.anything(),
      fc.anything(),
      (kind, text, line) => {
        const problem = { kind, message: text, name: text, from: text, line };
        const report = parseReport({ type: 'failed', run: 1, problem });
        const shown = report?.type === 'failed' ? Object.entries(report.problem) : [];
        expect(shown.find(([key]) => key === 'kind')).toEqual(['kind', kind]);
        expect(
          shown.every(([key, value]) =>
            key === 'line' ? Number.isInteger(value) : typeof value === 'string',
          ),
        ).toBe(true);
      },
    ),
  );
});

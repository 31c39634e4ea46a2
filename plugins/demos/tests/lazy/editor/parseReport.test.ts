import fc from 'fast-check';
import { parseReport } from '../../../lazy/editor/parseReport';
import type { CodeProblem, FrameReport } from '../../../sandbox/types';

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

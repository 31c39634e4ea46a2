import { showProblems } from '@component-docs/fast-start/node/development/problems';
import type { Findings } from '@component-docs/kit/node/errors/failWith';
import { createReport } from '../../../node/live/reportProblems';

jest.mock('@component-docs/fast-start/node/development/problems');

const shown = jest.mocked(showProblems);

beforeEach(() => shown.mockClear());

const finds =
  (summary: string, ...problems: string[]) =>
  (): Promise<Findings> =>
    Promise.resolve({ summary, problems });

test('shows the problems of all checks, also of one that fails', async () => {
  await createReport()([
    finds('Types', 'A.tsx:1:1: wrong'),
    () => Promise.reject(new Error('out of memory')),
    finds('Uses', 'C: gone'),
  ]);
  expect(shown.mock.calls).toEqual([
    ['demos 0', [{ summary: 'Types', problems: ['A.tsx:1:1: wrong'] }]],
    ['demos 1', [{ summary: 'Demos could not be checked', problems: ['out of memory'] }]],
    ['demos 2', [{ summary: 'Uses', problems: ['C: gone'] }]],
  ]);
});

test('lets only the last of several calls report', async () => {
  const report = createReport();
  let finish: (found: Findings) => void = () => undefined;
  let first: Promise<void> = Promise.resolve();
  await new Promise<void>((start) => {
    first = report([
      () => {
        start();
        return new Promise<Findings>((resolve) => (finish = resolve));
      },
    ]);
  });
  await report([finds('Types', 'new')]);
  finish({ summary: 'Types', problems: ['old'] });
  await first;
  expect(shown.mock.calls).toEqual([['demos 0', [{ summary: 'Types', problems: ['new'] }]]]);
});

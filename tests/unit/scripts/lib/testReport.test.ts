import { callModule } from '../callModule';

const countTests = (outcomes: readonly string[], hasPassed: boolean) =>
  callModule(
    'testReport.mjs',
    'countTests',
    outcomes.map((outcome) => ({ name: '', outcome })),
    hasPassed,
  );

test('a step without tests counts as one', async () => {
  expect(await countTests([], true)).toEqual({ passed: 1, failed: 0 });
  expect(await countTests([], false)).toEqual({ passed: 0, failed: 1 });
});

test('a step that failed without a failing test has one failure', async () => {
  expect(await countTests(['passed', 'failed', 'failed'], false)).toEqual({ passed: 1, failed: 2 });
  expect(await countTests(['passed', 'flaky'], false)).toEqual({ passed: 2, failed: 1 });
  expect(await countTests(['passed', 'flaky'], true)).toEqual({ passed: 2, failed: 0 });
});

test('reads what each test of Jest came to', async () => {
  const assertionResults = [
    { fullName: 'steady', status: 'passed', invocations: 1 },
    { fullName: 'shaky', status: 'passed', invocations: 2 },
    { fullName: 'broken', status: 'failed', invocations: 3 },
    { fullName: 'skipped', status: 'pending' },
  ];
  const report = { testResults: [{ assertionResults }, { assertionResults: [] }] };
  expect(await callModule('testReport.mjs', 'readTests', report)).toEqual([
    { name: 'steady', outcome: 'passed' },
    { name: 'shaky', outcome: 'flaky' },
    { name: 'broken', outcome: 'failed' },
  ]);
  expect(await callModule('testReport.mjs', 'readTests', null)).toEqual([]);
});

test('reads what each test of Playwright came to, in suites of suites', async () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const inner = { specs: [spec('broken', 'unexpected'), spec('skipped', 'skipped')] };
  const report = { suites: [{ specs: [spec('shaky', 'flaky')], suites: [inner] }] };
  expect(await callModule('testReport.mjs', 'readTests', report)).toEqual([
    { name: 'shaky', outcome: 'flaky' },
    { name: 'broken', outcome: 'failed' },
  ]);
});

import { callModule } from '../callModule';

const countOfJest = (report: unknown, exitCode: number) =>
  callModule('checkCounts.mjs', 'countOfJest', report, exitCode);

test('counts a step as one check', async () => {
  expect(await callModule('checkCounts.mjs', 'countOfStep', 0)).toEqual({ passed: 1, failed: 0 });
  expect(await callModule('checkCounts.mjs', 'countOfStep', 2)).toEqual({ passed: 0, failed: 1 });
});

test('counts tests, and each file that could not run as one failure', async () => {
  const report = { numPassedTests: 5, numFailedTests: 2, numRuntimeErrorTestSuites: 1 };
  expect(await countOfJest(report, 1)).toEqual({ passed: 5, failed: 3 });
});

test('counts a run that failed without a failing test as one failure', async () => {
  expect(await countOfJest({ numPassedTests: 5, numFailedTests: 0 }, 1)).toEqual({
    passed: 5,
    failed: 1,
  });
  expect(await countOfJest(null, 1)).toEqual({ passed: 0, failed: 1 });
});

test('adds counts', async () => {
  const all = [
    { passed: 1, failed: 0 },
    { passed: 7, failed: 2 },
  ];
  expect(await callModule('checkCounts.mjs', 'addCounts', all)).toEqual({ passed: 8, failed: 2 });
});

test('returns the tests that passed only after a retry', async () => {
  const report = {
    testResults: [
      {
        assertionResults: [
          { fullName: 'steady', status: 'passed', invocations: 1 },
          { fullName: 'shaky', status: 'passed', invocations: 2 },
          { fullName: 'broken', status: 'failed', invocations: 3 },
        ],
      },
    ],
  };
  expect(await callModule('checkCounts.mjs', 'retriedTests', report)).toEqual(['shaky']);
  expect(await callModule('checkCounts.mjs', 'retriedTests', null)).toEqual([]);
});

test('returns how long each file took', async () => {
  const report = { testResults: [{ name: '/site/a.test.ts', startTime: 1000, endTime: 3500 }] };
  expect(await callModule('checkCounts.mjs', 'timesOfFiles', report)).toEqual([
    { name: '/site/a.test.ts', ms: 2500 },
  ]);
  expect(await callModule('checkCounts.mjs', 'timesOfFiles', null)).toEqual([]);
});

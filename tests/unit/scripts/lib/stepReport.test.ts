import { callModule } from '../callModule';

const call = (name: string, ...args: unknown[]) => callModule('stepReport.mjs', name, ...args);

test.each([
  [0, '0:00'],
  [6_500, '0:07'],
  [59_600, '1:00'],
  [750_000, '12:30'],
])('%i ms are %s', async (ms, text) => {
  expect(await call('durationText', ms)).toBe(text);
});

test('says how a step ended', async () => {
  expect(await call('endLine', 'lint', { passed: 1, failed: 0 }, 8000)).toBe(
    '✓ lint: 1 passed in 0:08',
  );
  expect(await call('endLine', 'unit tests', { passed: 7, failed: 2 }, 61_000)).toBe(
    '✗ unit tests: 7 passed, 2 failed in 1:01',
  );
});

test('lists the slowest, slowest first', async () => {
  const items = [
    { name: 'a', ms: 1000 },
    { name: 'b', ms: 61_000 },
    { name: 'c', ms: 2000 },
  ];
  expect(await call('slowestList', 'Slowest steps', items, 2)).toBe(
    '\nSlowest steps:\n  1:01  b\n  0:02  c',
  );
  expect(await call('slowestList', 'Slowest steps', [], 2)).toBe('');
});

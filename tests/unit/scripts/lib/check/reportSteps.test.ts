import { reportSteps } from '../../../../../scripts/lib/check/reportSteps';

test('prints each step with its problems below it, and fails with a step that has some or throws', async () => {
  const print = jest.spyOn(console, 'log').mockImplementation();
  const steps = [
    ['links', () => Promise.resolve([])],
    ['text', () => Promise.resolve(['a\nb', 'c'])],
    ['types', () => Promise.reject(new Error('no file'))],
    ['translation', () => Promise.resolve(['behind']), 'note'],
  ] as const;
  expect(await reportSteps('react-button.mdx', steps)).toBe(false);
  expect(print.mock.calls.flat()).toEqual([
    '\nreact-button.mdx',
    '✓ links (0.0 s)',
    '✗ text (0.0 s)',
    '    a\n    b',
    '    c',
    '✗ types (0.0 s)',
    '    no file',
    '• translation (0.0 s)',
    '    behind',
  ]);
  expect(await reportSteps('', [steps[0], steps[3]])).toBe(true);
  print.mockRestore();
});

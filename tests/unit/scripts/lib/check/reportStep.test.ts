import { reportStep, stepLines } from '../../../../../scripts/lib/check/reportStep';

test('a step has its problems below its name', () => {
  expect(stepLines('links', [], 'failed', 1.234)).toEqual(['✓ links (1.2 s)']);
  expect(stepLines('links', ['a\nb', 'c'], 'failed', 0)).toEqual([
    '✗ links (0.0 s)',
    '    a\n    b',
    '    c',
  ]);
  expect(stepLines('translation', ['behind'], 'note', 0)[0]).toBe('• translation (0.0 s)');
});

test('a step that throws has failed, with its message', async () => {
  const print = jest.spyOn(console, 'log').mockImplementation();
  expect(await reportStep('links', () => Promise.reject(new Error('no file')))).toBe(false);
  expect(print.mock.lastCall?.[0]).toContain('\n    no file');
  expect(await reportStep('links', () => Promise.resolve([]))).toBe(true);
  print.mockRestore();
});

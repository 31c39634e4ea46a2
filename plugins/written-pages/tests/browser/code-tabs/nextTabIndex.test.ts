import { nextTabIndex } from '../../../browser/code-tabs/answerCodeTabs';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 1, 0],
  ['Home', 0, 0],
  ['End', 1, 2],
  ['End', 2, 2],
])('%s moves from tab %i to tab %i of three', (key, current, next) => {
  expect(nextTabIndex(key, current, 3, false)).toBe(next);
});

test.each([
  ['ArrowRight', 0, 2],
  ['ArrowRight', 1, 0],
  ['ArrowLeft', 2, 0],
  ['ArrowLeft', 0, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s moves from tab %i to tab %i in right-to-left text', (key, current, next) => {
  expect(nextTabIndex(key, current, 3, true)).toBe(next);
});

test.each(['Tab', 'Enter', ' ', 'ArrowUp', 'ArrowDown', 'arrowright', ''])(
  'returns undefined for the key "%s"',
  (key) => {
    expect(nextTabIndex(key, 1, 3, false)).toBeUndefined();
  },
);

test('stays on a single tab', () => {
  expect(
    ['ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => nextTabIndex(key, 0, 1, false)),
  ).toEqual([0, 0, 0, 0]);
});

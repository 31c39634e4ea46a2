import { nextOption } from '../../../browser/lazy/useCombobox';

test.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['ArrowDown', 0, 0, undefined],
  ['Home', 1, 3, undefined],
  ['a', 1, 3, undefined],
])('%s from option %d of %d leads to %s', (key, active, count, expected) => {
  expect(nextOption(key, active, count)).toBe(expected);
});

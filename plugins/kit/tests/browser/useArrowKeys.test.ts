import { nextStop } from '../../browser/useArrowKeys';

test.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 2],
  ['ArrowDown', 0, 1, 0],
  ['ArrowUp', 1, 3, 0],
  ['ArrowUp', 0, 3, 0],
  ['Escape', 2, 3, 0],
  ['Enter', 1, 3, undefined],
  ['a', 0, 3, undefined],
])('%s on element %i of %i moves focus to %s', (key, current, count, next) => {
  expect(nextStop(key, current, count)).toBe(next);
});

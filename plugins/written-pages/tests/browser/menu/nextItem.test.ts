import { nextItem } from '../../../browser/menu/nextItem';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 1, 0],
  ['End', 1, 2],
  ['Enter', 1, undefined],
])('%s moves from %i to %s of three', (key, current, next) => {
  expect(nextItem(key, current, 3)).toBe(next);
});

test.each(['ArrowLeft', 'ArrowRight', 'Tab', 'Escape', 'a'])('moves nowhere for %s', (key) => {
  expect(nextItem(key, 1, 3)).toBeUndefined();
});

import { nextItem } from '../../../../../../src/demos/lazy/toolbar/nextItem';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s moves from item %i to %i of three', (key, current, next) => {
  expect(nextItem(key, current, 3)).toBe(next);
});

test.each(['ArrowLeft', 'ArrowRight', 'Tab', 'Escape', 'a'])('moves no focus for %s', (key) => {
  expect(nextItem(key, 1, 3)).toBeUndefined();
});

import { BEFORE, horizontal, nextAround, nextItem, nextWithin } from '../../browser/arrowKeys';

test.each([
  ['ArrowDown', BEFORE, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', BEFORE, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 1, 0],
  ['End', 1, 2],
])('%s moves from %i to item %i of three', (key, current, next) => {
  expect(nextItem(key, current, 3)).toBe(next);
});

test.each([
  ['ArrowRight', 0, 1, 2],
  ['ArrowRight', 2, 0, 1],
  ['ArrowLeft', 0, 2, 1],
  ['ArrowLeft', 1, 0, 2],
  ['Home', 2, 0, 0],
  ['End', 0, 2, 2],
])('%s moves from tab %i to %i of three, or to %i from right to left', (key, current, ltr, rtl) => {
  expect(nextItem(key, current, 3, horizontal(false))).toBe(ltr);
  expect(nextItem(key, current, 3, horizontal(true))).toBe(rtl);
});

test.each(['Tab', 'Enter', ' ', 'arrowdown', 'a', '', 'ArrowLeft', 'ArrowRight'])(
  'the key "%s" moves nowhere in a column',
  (key) => {
    expect([nextItem(key, 1, 3), nextWithin(key, 1, 3)]).toEqual([undefined, undefined]);
  },
);

test('in a field, Home and End move the cursor; a list without items has none to move to', () => {
  expect([nextAround('Home', 1, 3), nextAround('End', 1, 3)]).toEqual([undefined, undefined]);
  expect([nextAround('ArrowDown', 0, 0), nextAround('ArrowUp', 0, 0)]).toEqual([
    undefined,
    undefined,
  ]);
});

test('stays on a single tab', () => {
  const keys = ['ArrowRight', 'ArrowLeft', 'Home', 'End'];
  expect(keys.map((key) => nextItem(key, 0, 1, horizontal(false)))).toEqual([0, 0, 0, 0]);
});

test.each([
  ['ArrowDown', 0, 3, 0, 1],
  ['ArrowDown', 2, 3, 0, 2],
  ['ArrowDown', BEFORE, 3, BEFORE, 0],
  ['ArrowDown', BEFORE, 0, BEFORE, BEFORE],
  ['ArrowUp', 1, 3, 0, 0],
  ['ArrowUp', 0, 3, 0, 0],
  ['ArrowUp', 0, 3, BEFORE, BEFORE],
  ['ArrowUp', BEFORE, 3, BEFORE, BEFORE],
])('%s on %i of %i, from %i, moves to %i', (key, current, count, first, next) => {
  expect(nextWithin(key, current, count, first)).toBe(next);
});

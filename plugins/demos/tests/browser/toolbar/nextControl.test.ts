import { nextControl } from '../../../browser/toolbar/nextControl';

const from = (current: number, isRtl = false) => ({ current, count: 4, isRtl });

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 3],
  ['Home', 2, 0],
  ['End', 1, 3],
])('%s moves from control %i to %i', (key, current, next) => {
  expect(nextControl(key, from(current))).toBe(next);
});

test.each([
  ['ArrowLeft', 0, 1],
  ['ArrowRight', 0, 3],
  ['Home', 2, 0],
  ['End', 1, 3],
])('from right to left, %s moves from control %i to %i', (key, current, next) => {
  expect(nextControl(key, from(current, true))).toBe(next);
});

test.each(['ArrowDown', 'ArrowUp', 'Tab', 'Enter', 'a'])('leaves %s to the control', (key) => {
  expect(nextControl(key, from(1))).toBeUndefined();
});

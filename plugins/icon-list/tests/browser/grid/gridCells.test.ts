import { measureGrid, FIELD, nextCell } from '../../../browser/grid/gridCells';

test.each([
  [{ width: 288, height: 320 }, 16, { rowHeight: 104, columns: 3, rows: 3 }],
  [{ width: 288, height: 320 }, 32, { rowHeight: 208, columns: 1, rows: 1 }],
  [{ width: 0, height: 0 }, 16, { rowHeight: 104, columns: 1, rows: 1 }],
])('%j with %i px per rem', (size, rem, measures) => {
  expect(measureGrid(size, rem)).toEqual(measures);
});

// 0 1 2 3
// 4 5 6 7
// 8 9
const GRID = { count: 10, columns: 4, rows: 2, isRightToLeft: false };
const next = (key: string, from: number) => nextCell(key, false, from, GRID);
const withControl = (key: string, from: number) => nextCell(key, true, from, GRID);

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 4],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 7, 9],
  ['ArrowDown', 8, 8],
  ['ArrowUp', 9, 5],
  ['ArrowUp', 2, FIELD],
  ['Home', 6, 4],
  ['End', 4, 7],
  ['End', 8, 9],
  ['PageDown', 1, 9],
  ['PageUp', 9, 1],
  ['PageUp', 3, 0],
])('%s from %i leads to %i', (key, from, to) => {
  expect(next(key, from)).toBe(to);
});

test('with Ctrl, Home and End lead to the first and last cell', () => {
  expect(withControl('Home', 6)).toBe(0);
  expect(withControl('End', 1)).toBe(9);
});

test('left and right are exchanged from right to left', () => {
  const grid = { ...GRID, isRightToLeft: true };
  expect(nextCell('ArrowLeft', false, 1, grid)).toBe(2);
  expect(nextCell('ArrowRight', false, 1, grid)).toBe(0);
});

test.each(['Enter', 'Tab', 'a', ' '])('%j moves nothing', (key) => {
  expect(next(key, 1)).toBeUndefined();
});

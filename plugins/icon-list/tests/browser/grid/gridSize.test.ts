import { measureGrid } from '../../../browser/grid/gridSize';

test.each([
  [{ width: 288, height: 320 }, 16, { rowHeight: 104, columns: 3, rows: 3 }],
  [{ width: 288, height: 320 }, 32, { rowHeight: 208, columns: 1, rows: 1 }],
  [{ width: 0, height: 0 }, 16, { rowHeight: 104, columns: 1, rows: 1 }],
])('%j with %i px per rem', (size, rem, measures) => {
  expect(measureGrid(size, rem)).toEqual(measures);
});

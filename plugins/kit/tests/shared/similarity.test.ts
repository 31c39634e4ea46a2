import { editDistance, similarity } from '../../shared/similarity';

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['button', 'button', 0],
  ['buton', 'button', 1],
  ['buttons', 'button', 1],
  ['butotn', 'button', 1],
  ['bottom', 'button', 2],
  ['abc', 'xyz', 3],
])('%j and %j differ by %i typing mistakes', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});

test('similarity ranges from 1 (equal) to 0 (nothing in common)', () => {
  expect(similarity('', '')).toBe(1);
  expect(similarity('menu', 'menu')).toBe(1);
  expect(similarity('menus', 'menu')).toBeCloseTo(0.8);
  expect(similarity('abc', 'xyz')).toBe(0);
});

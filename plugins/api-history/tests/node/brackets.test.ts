import { depthsOf, splitOutside } from '../../node/sameType';

test('returns depths: brackets have the depth of the text around them, and an arrow is not a bracket', () => {
  expect(depthsOf('A<B[]>').join('')).toBe('001110');
  expect(depthsOf('() => {}').join('')).toBe('00000000');
});

test('splits only outside brackets', () => {
  expect(splitOutside('A | (B | C) | D<E | F>', / \| /g)).toEqual(['A', '(B | C)', 'D<E | F>']);
  expect(splitOutside('A', / \| /g)).toEqual(['A']);
  expect(splitOutside('', / \| /g)).toEqual(['']);
});

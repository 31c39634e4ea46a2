import { depthsOf, splitOutside } from '../../../../../plugins/api/history/brackets';

test('brackets are no deeper than what stands around them, and an arrow is none', () => {
  expect(depthsOf('A<B[]>').join('')).toBe('001110');
  expect(depthsOf('() => {}').join('')).toBe('00000000');
});

test('cuts outside brackets only', () => {
  expect(splitOutside('A | (B | C) | D<E | F>', / \| /g)).toEqual(['A', '(B | C)', 'D<E | F>']);
  expect(splitOutside('A', / \| /g)).toEqual(['A']);
  expect(splitOutside('', / \| /g)).toEqual(['']);
});

import { typeDiff } from '../../node/sameType';

test.each([
  ["'a' | 'b'", "'b' | 'a' | 'c'", { gained: ["'c'"], lost: [] }],
  ["'a' | null", "'a'", { gained: [], lost: ['null'] }],
  ['string | A', 'number | A', { gained: ['number'], lost: ['string'] }],
  ['string | (() => A | B)', 'number | (() => A | B)', { gained: ['number'], lost: ['string'] }],
  ["Array<'a' | 'b'> | A", "Array<'b' | 'a'> | B", { gained: ['B'], lost: ['A'] }],
])('compares the members of %s and %s', (before, after, diff) => {
  expect(typeDiff(before, after)).toEqual(diff);
});

test.each([
  ['string', 'number'],
  ['(a: A | B) => void', '(a: A | C) => void'],
  // A function that returns a union, not a union with a function.
  ['(a: A) => string | number', '(a: A) => string'],
])('finds nothing in common in %s and %s', (before, after) => {
  expect(typeDiff(before, after)).toBeUndefined();
});

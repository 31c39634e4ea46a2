import { sameType } from '../../../../../plugins/api/history/sameType';

test.each([
  ["'a' | 'b'", "'b' | 'a'"],
  ['Array<string | number>', 'Array<number | string>'],
  [
    '(event: MuiEvent<React.MouseEvent<HTMLElement> | React.KeyboardEvent<HTMLElement>>, more?: A) => void',
    '(event: MuiEvent<React.KeyboardEvent<HTMLElement> | React.MouseEvent<HTMLElement>>, more?: A) => void',
  ],
  ["{\n  size?: 'a' | 'b';\n  on: boolean;\n}", "{\n  size?: 'b' | 'a';\n  on: boolean;\n}"],
  ['() => void | (A | B)[]', '(B | A)[] | () => void'],
])('ignores the order of a union: %s', (before, after) => {
  expect(sameType(before, after)).toBe(true);
});

test.each([
  ['string', 'number'],
  ['(a: string, b: number) => void', '(a: number, b: string) => void'],
  ['string[] | number', 'string | number[]'],
  ['Map<string, number>', 'Map<number, string>'],
  ["'a' | 'b'", "'a' | 'b' | 'c'"],
  ['Partial<A> & B', 'A & Partial<B>'],
  ['(a: A) => B', '(a: A) => C'],
])('%s is not %s', (before, after) => {
  expect(sameType(before, after)).toBe(false);
});

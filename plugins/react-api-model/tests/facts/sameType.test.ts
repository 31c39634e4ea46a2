import { depthsOf, sameType, splitOutside, typeDiff } from '../../facts/sameType';

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

test('ignores that all members are optional', () => {
  expect(sameType('ChipClasses', 'Partial<ChipClasses>')).toBe(true);
  expect(sameType('Partial<A> | Partial<B>', 'A> | Partial<B')).toBe(false);
});

test('ignores the name of a type parameter', () => {
  expect(sameType('(a: T) => T[]', '(a: Value) => Value[]')).toBe(true);
  expect(sameType('(a: T) => T[]', '(a: Value) => T[]')).toBe(false);
  expect(sameType('(a: T) => void', '(a: T | null) => void')).toBe(false);
});

test.each([
  ['React.ReactElement', 'React.ReactElement<unknown>'],
  ['(a: ReactElement<any, any>) => void', '(a: ReactElement<unknown, any>) => void'],
  ['Partial<PaperProps>', 'Partial<PaperProps<React.ElementType>>'],
  [
    '(params: GridColumnHeaderParams<any, GridValidRowModel, any>) => void',
    '(params: GridColumnHeaderParams<GridValidRowModel, any, any>) => void',
  ],
  ['{ popper?: PopperProps; arrow?: A }', '{ popper?: Partial<PopperProps>; arrow?: A }'],
])('ignores what says little: %s and %s', (before, after) => {
  expect(sameType(before, after)).toBe(true);
});

test.each([
  ['Params<any, R>', 'Params<R, any>'],
  ['any', 'unknown'],
  [
    '(params: GridCellParams<any, any, any>) => void',
    '(params: GridCellParams<any, unknown, unknown>) => void',
  ],
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

test('brackets have the depth of the text around them, and an arrow is not a bracket', () => {
  expect(depthsOf('A<B[]>').join('')).toBe('001110');
  expect(depthsOf('() => {}').join('')).toBe('00000000');
  const parts = splitOutside('A | (B | C) | D<E | F>', / \| /g);
  expect(parts).toEqual(['A', '(B | C)', 'D<E | F>']);
});

test.each([
  ["'a' | 'b'", "'b' | 'a' | 'c'", { gained: ["'c'"], lost: [] }],
  ["'a' | null", "'a'", { gained: [], lost: ['null'] }],
  ['string | A', 'number | A', { gained: ['number'], lost: ['string'] }],
  ['string | (() => A | B)', 'number | (() => A | B)', { gained: ['number'], lost: ['string'] }],
  ["Array<'a' | 'b'> | A", "Array<'b' | 'a'> | B", { gained: ['B'], lost: ['A'] }],
  ['string', 'number', undefined],
  ['(a: A | B) => void', '(a: A | C) => void', undefined],
  // A function that returns a union, not a union with a function.
  ['(a: A) => string | number', '(a: A) => string', undefined],
])('compares the members of %s and %s', (before, after, diff) => {
  expect(typeDiff(before, after)).toEqual(diff);
});

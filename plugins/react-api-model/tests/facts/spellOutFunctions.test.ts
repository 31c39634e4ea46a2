import { spellOutFunctions } from '../../facts/spellOutFunctions';
import type { ExtractedType } from '../../model/extracted';

const named = (name: string, definition: string): ExtractedType => ({
  name,
  origin: 'package',
  definition,
});

const TYPES = [
  named('Getter', 'type Getter<R, V, T> = (value: T, row: R) => V;'),
  named('Filter', 'type Filter<R> = (item: Item) => null | Apply<R>;'),
  named('Apply', 'type Apply<R extends Record<string, () => void>> = (row: R) => boolean;'),
  named('Item', 'interface Item {\n  field: string;\n}'),
  named('Direction', "type Direction = 'asc' | 'desc';"),
  named('ClassName', 'type ClassName = string | ((row: Item) => string);'),
  named('Again', 'type Again = (next: Again) => void;'),
  named('Listener', 'type Listener = (event: {\n  key: string;\n}) => void;'),
  { name: 'Element', origin: 'dom' } as const,
];

test.each([
  ['Getter<R, V, number>', '(value: number, row: R) => V'],
  ['Getter<Map<A, B>, C[]>', '(value: T, row: Map<A, B>) => C[]'],
  ['Getter', '(value: T, row: R) => V'],
  ['number | Apply<R>', 'number | ((row: R) => boolean)'],
  ['Apply<R>[]', '((row: R) => boolean)[]'],
  ['Apply<A> | Apply<B>', '((row: A) => boolean) | ((row: B) => boolean)'],
  ['(apply: Apply<R>) => void', '(apply: (row: R) => boolean) => void'],
])('writes out %s', (type, spelled) => {
  expect(spellOutFunctions(type, TYPES)).toBe(spelled);
});

test('writes out a function that another one names, regardless of their order', () => {
  const spelled = '(item: Item) => null | ((row: A) => boolean)';
  expect(spellOutFunctions('Filter<A>', TYPES)).toBe(spelled);
  expect(spellOutFunctions('Filter<A>', TYPES.toReversed())).toBe(spelled);
});

test('writes out a recursive function once', () => {
  expect(spellOutFunctions('Again', TYPES)).toBe('(next: Again) => void');
});

test.each([
  'Item',
  'readonly Direction[]',
  'ClassName',
  'Listener',
  'Element',
  'Unknown',
  "'Apply' | string",
  'GridApply<R>',
  'Theme.Apply',
])('does not change %s', (type) => {
  expect(spellOutFunctions(type, TYPES)).toBe(type);
});

import { printAlias, printInterface, printPropType, printShape } from '../../extract/printShape';
import { intersectionOf, textShape, unionOf, withoutUndefined } from '../../extract/typeShape';
import type { FunctionShape, ObjectMember, TypeShape } from '../../extract/typeShape';
import { sortNamesakes } from '../../extract/shapeOfType';

const text = (...texts: string[]) => texts.map(textShape);
const member = (key: string, type = textShape('A'), optional = false): ObjectMember => ({
  key,
  type,
  optional,
});
const object = (...members: ObjectMember[]): TypeShape => ({ kind: 'object', members });
const values = (count: number) =>
  unionOf(Array.from({ length: count }, (_, index) => textShape(`'value-${index}'`)));
const parameter = (name: string, type: TypeShape, optional = false, rest = false) => ({
  name,
  type,
  optional,
  rest,
});
const callback: FunctionShape = {
  kind: 'function',
  parameters: [
    parameter('value', textShape('string')),
    parameter('index', textShape('number'), true),
    parameter('more', { kind: 'array', element: textShape('any') }, false, true),
  ],
  returns: textShape('void'),
};
const merging = (input: string, label = 'L') =>
  object(member('input', textShape(input), true), member('label', textShape(label)));

test.each<[TypeShape, string]>([
  [unionOf(text('true', 'false')), 'boolean'],
  [unionOf(text('null', 'true', "'a'", 'false')), "null | boolean | 'a'"],
  [unionOf(text("'a'", 'true')), "'a' | true"],
  [unionOf(text('string', "'a'", "'b'", 'null')), "'a' | 'b' | string | null"],
  [unionOf(text("'a'", "'a'")), "'a'"],
  [unionOf([unionOf(text("'a'", "'b'")), ...text("'b'", 'null')]), "'a' | 'b' | null"],
  [unionOf(['A', 'B', 'C'].map((type) => merging(type))), '{ input?: A | B | C; label: L }'],
  [unionOf([merging('A'), merging('B', 'M')]), '{ input?: A; label: L } | { input?: B; label: M }'],
  [intersectionOf([textShape('string'), object()]), 'string'],
  [intersectionOf(text('A', 'B')), 'A & B'],
  [withoutUndefined(unionOf(text('A', 'null', 'undefined'))), 'A | null'],
  [callback, '(value: string, index?: number, ...more: any[]) => void'],
  [
    unionOf([textShape('null'), callback]),
    'null | ((value: string, index?: number, ...more: any[]) => void)',
  ],
  [{ kind: 'array', element: unionOf(text('A', 'B')) }, '(A | B)[]'],
  [intersectionOf([unionOf(text('A', 'B')), textShape('C')]), '(A | B) & C'],
])('prints %j as %s', (shape, expected) => {
  expect(printShape(shape)).toBe(expected);
});

test.each<[TypeShape, string]>([
  [object(member('a'), member('b', textShape('A'), true)), '{\n  a: A;\n  b?: A;\n}'],
  [object(member('a')), '{ a: A }'],
  [
    intersectionOf([textShape('X'), object(...['a', 'b', 'c', 'd'].map((key) => member(key)))]),
    'X & {\n  a: A;\n  b: A;\n  c: A;\n  d: A;\n}',
  ],
])('prints the type of a prop, %j, with a line for each member', (shape, expected) => {
  expect(printPropType(shape)).toBe(expected);
});

test('prints an interface with a line for each member', () => {
  const members = [member('id', textShape('string')), member('size', values(2), true)];
  expect(printInterface('interface Chip extends Base', members)).toBe(
    "interface Chip extends Base {\n  id: string;\n  size?: 'value-0' | 'value-1';\n}",
  );
  expect(printInterface('interface Chip extends Base', [])).toBe('interface Chip extends Base {}');
});

test('prints a short alias on one line, and a long union with a line for each member', () => {
  expect(printAlias('type Size', values(2))).toBe("type Size = 'value-0' | 'value-1';");
  expect(printAlias('type Size', values(9))).toMatch(
    /^type Size =\n {2}\| 'value-0'\n(?: {2}\| 'value-\d'\n){7} {2}\| 'value-8';$/,
  );
  const lines = printAlias('type Color', values(200)).split('\n');
  expect(lines).toHaveLength(26);
  expect(lines.at(-1)).toBe('  // … 176 more');
});

test('splits long parts of an alias too, with indentation', () => {
  const onChange: TypeShape = {
    kind: 'function',
    parameters: [parameter('id', textShape('string'), true)],
    returns: { kind: 'reference', name: 'Promise', args: [values(9)] },
  };
  const lines = printAlias('type Options', object(member('onChange', onChange))).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    'type Options = {',
    '  onChange: (id?: string) => Promise<',
    "    | 'value-0'",
  ]);
  expect(lines.slice(-2)).toEqual(['  >;', '};']);
});

// In lower case, members have no declaration.
test.each([
  ['Slot<C> Slot<A> Slot<B>', 'Slot<A> Slot<B> Slot<C>'],
  ['Slot<B> Slot<C> Slot<A>', 'Slot<A> Slot<B> Slot<C>'],
  ['undefined Slot<B> Theme Slot<A> string', 'undefined Slot<A> Theme Slot<B> string'],
  ['undefined string null', 'undefined string null'],
])('sorts the members of one declaration in the union %s', (members, sorted) => {
  const found = sortNamesakes(
    members.split(' '),
    (name) => (/^[a-z]/.test(name) ? undefined : name.replace(/<.*/, '')),
    (name) => name,
  );
  expect(found.join(' ')).toBe(sorted);
});

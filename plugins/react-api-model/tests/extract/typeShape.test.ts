import { printPropType, printShape } from '../../extract/printShape';
import { intersectionOf, textShape, unionOf, withoutUndefined } from '../../extract/typeShape';
import type { TypeShape } from '../../extract/typeShape';

const text = (...texts: string[]) => texts.map(textShape);
const callback: TypeShape = {
  kind: 'function',
  parameters: [
    { name: 'value', type: textShape('string'), optional: false, rest: false },
    { name: 'index', type: textShape('number'), optional: true, rest: false },
    {
      name: 'more',
      type: { kind: 'array', element: textShape('any') },
      optional: false,
      rest: true,
    },
  ],
  returns: textShape('void'),
};

describe('unionOf', () => {
  it.each([
    [['true', 'false'], 'boolean'],
    [['null', 'true', "'a'", 'false'], "null | boolean | 'a'"],
    [["'a'", 'true'], "'a' | true"],
    [['string', "'a'", "'b'", 'null'], "'a' | 'b' | string | null"],
    [["'a'", "'a'"], "'a'"],
  ])('joins %j', (members, expected) => {
    expect(printShape(unionOf(text(...members)))).toBe(expected);
  });

  it('flattens nested unions', () => {
    const inner = unionOf(text("'a'", "'b'"));
    expect(printShape(unionOf([inner, ...text("'b'", 'null')]))).toBe("'a' | 'b' | null");
  });
});

test('intersectionOf drops members that add nothing', () => {
  const nothing: TypeShape = { kind: 'object', members: [] };
  expect(printShape(intersectionOf([textShape('string'), nothing]))).toBe('string');
  expect(printShape(intersectionOf(text('A', 'B')))).toBe('A & B');
});

test('withoutUndefined keeps null', () => {
  expect(printShape(withoutUndefined(unionOf(text('A', 'null', 'undefined'))))).toBe('A | null');
});

describe('printShape', () => {
  it('writes functions with optional and rest parameters', () => {
    expect(printShape(callback)).toBe('(value: string, index?: number, ...more: any[]) => void');
  });

  it('adds parentheses where precedence requires them', () => {
    const union = unionOf([textShape('A'), callback]);
    expect(printShape(unionOf([textShape('null'), callback]))).toMatch(/^null \| \(\(value/);
    expect(printShape({ kind: 'array', element: unionOf(text('A', 'B')) })).toBe('(A | B)[]');
    expect(printShape(intersectionOf([union, textShape('C')]))).toMatch(/^\(A \| .*\) & C$/);
  });

  it('merges objects that differ in one member, however many there are', () => {
    const object = (input: string, label = 'L'): TypeShape => ({
      kind: 'object',
      members: [
        { key: 'input', type: textShape(input), optional: true },
        { key: 'label', type: textShape(label), optional: false },
      ],
    });
    expect(printShape(unionOf([object('A'), object('B'), object('C')]))).toBe(
      '{ input?: A | B | C; label: L }',
    );
    expect(printShape(unionOf([object('A'), object('B', 'M')]))).toBe(
      '{ input?: A; label: L } | { input?: B; label: M }',
    );
  });
});

test('printPropType writes each member of an object on its own line', () => {
  const member = (key: string) => ({ key, type: textShape('A'), optional: key === 'b' });
  expect(printPropType({ kind: 'object', members: [member('a'), member('b')] })).toBe(
    '{\n  a: A;\n  b?: A;\n}',
  );
  expect(printPropType({ kind: 'object', members: [member('a')] })).toBe('{ a: A }');
  const wide: TypeShape = { kind: 'object', members: ['a', 'b', 'c', 'd'].map(member) };
  expect(printPropType(intersectionOf([textShape('X'), wide]))).toBe(
    'X & {\n  a: A;\n  b?: A;\n  c: A;\n  d: A;\n}',
  );
});

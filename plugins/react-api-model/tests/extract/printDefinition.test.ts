import { printAlias, printInterface } from '../../extract/printDefinition';
import { textShape, unionOf } from '../../extract/typeShape';
import type { ObjectMember, TypeShape } from '../../extract/typeShape';

const member = (key: string, type: TypeShape, optional = false): ObjectMember => ({
  key,
  type,
  optional,
});
const values = (count: number) =>
  unionOf(Array.from({ length: count }, (_, index) => textShape(`'value-${index}'`)));

test('prints an interface with a line for each member', () => {
  const members = [member('id', textShape('string')), member('size', values(2), true)];
  expect(printInterface('interface Chip extends Base', members)).toBe(
    "interface Chip extends Base {\n  id: string;\n  size?: 'value-0' | 'value-1';\n}",
  );
  expect(printInterface('interface Chip extends Base', [])).toBe('interface Chip extends Base {}');
});

test('prints a short alias on one line', () => {
  expect(printAlias('type Size', values(2))).toBe("type Size = 'value-0' | 'value-1';");
});

test('prints a long union with a line for each member', () => {
  expect(printAlias('type Size', values(9))).toMatch(
    /^type Size =\n {2}\| 'value-0'\n(?: {2}\| 'value-\d'\n){7} {2}\| 'value-8';$/,
  );
});

test('truncates a very long union, with the number of omitted members', () => {
  const lines = printAlias('type Color', values(200)).split('\n');
  expect(lines).toHaveLength(26);
  expect(lines.at(-1)).toBe('  // … 176 more');
});

test('splits long parts too, with indentation', () => {
  const shape: TypeShape = {
    kind: 'object',
    members: [
      member('onChange', {
        kind: 'function',
        parameters: [{ name: 'id', type: textShape('string'), optional: true, rest: false }],
        returns: { kind: 'reference', name: 'Promise', args: [values(9)] },
      }),
    ],
  };
  const lines = printAlias('type Options', shape).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    'type Options = {',
    '  onChange: (id?: string) => Promise<',
    "    | 'value-0'",
  ]);
  expect(lines.slice(-2)).toEqual(['  >;', '};']);
});

import { createTheme } from '@mui/material/styles';
import { describeTheme } from '../../../../../src/customization/node/describeTheme';
import type { ThemeNode } from '../../../../../src/customization/shared/types';

const noSignatures = () => undefined;

function valuesOf(theme: object): (string | undefined)[] {
  return describeTheme(theme, noSignatures).map(({ value }) => value);
}

function at(nodes: readonly ThemeNode[], path: readonly string[]): ThemeNode | undefined {
  const [key, ...rest] = path;
  const node = nodes.find((candidate) => candidate.key === key);
  return rest.length === 0 ? node : at(node?.children ?? [], rest);
}

test('prints plain values as in TypeScript', () => {
  expect(
    valuesOf({ a: 'x', b: "it's", c: '"Roboto"', d: 'a\\b\n', e: 1.5, f: false, g: null }),
  ).toEqual(["'x'", "'it\\'s'", `'"Roboto"'`, "'a\\\\b\\n'", '1.5', 'false', 'null']);
});

test('leaves out undefined values and prints empty objects', () => {
  expect(describeTheme({ a: undefined, b: {}, c: [] }, noSignatures)).toEqual([
    { key: 'b', value: '{}' },
    { key: 'c', value: '[]' },
  ]);
});

test('prints short arrays of plain values on one line and lists the items of others', () => {
  const [short, long, objects] = describeTheme(
    { short: ['xs', 1], long: [1, 2, 3, 4, 5, 6, 7], objects: [{ a: 1 }] },
    noSignatures,
  );
  expect(short).toEqual({ key: 'short', value: "['xs', 1]" });
  expect(long?.children?.map(({ key, value }) => [key, value]).at(-1)).toEqual(['6', '7']);
  expect(objects?.children).toEqual([{ key: '0', children: [{ key: 'a', value: '1' }] }]);
});

test('returns the signatures of a function, or its parameters if its type is unknown', () => {
  const theme = {
    group: { typed: () => 1 },
    arrow: (size: number) => size,
    named: function named(a: number, b = [1]) {
      return [a, b];
    },
    method(key: string) {
      return key;
    },
  };
  const nodes = describeTheme(theme, (path) =>
    path.join('.') === 'group.typed' ? '(a: A) => B' : undefined,
  );
  expect(at(nodes, ['group', 'typed'])?.value).toBe('(a: A) => B');
  expect(at(nodes, ['arrow'])?.value).toBe('(size) => …');
  expect(at(nodes, ['named'])?.value).toMatch(/^\(a, b = \[\s?1\s?\]\) => …$/);
});

test('returns the methods of a function, but not its other keys', () => {
  const fn = Object.assign(() => '', { up: () => '', mui: true, propTypes: { p: 1 } });
  expect(describeTheme({ fn }, noSignatures)[0]?.children?.map(({ key }) => key)).toEqual(['up']);
});

test('describes the whole installed theme', () => {
  const theme = createTheme();
  const nodes = describeTheme(theme, noSignatures);
  expect(nodes.map(({ key }) => key)).toEqual(Object.keys(theme));
  expect(at(nodes, ['palette', 'primary', 'main'])?.value).toBe(`'${theme.palette.primary.main}'`);
  expect(at(nodes, ['shadows'])?.children).toHaveLength(25);
  expect(at(nodes, ['containerQueries', 'up'])?.value).toBeDefined();
});

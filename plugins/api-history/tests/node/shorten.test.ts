import { shorten, shortenBoth } from '../../node/changesMarkdown';

const members = (count: number) =>
  Array.from({ length: count }, (_, index) => `slot${index}?: React.ElementType;`).join('\n  ');

test('puts a short type on one line', () => {
  expect(shorten('{\n  root?: A;\n  input?: B;\n}')).toBe('{ root?: A; input?: B; }');
});

test('ends a long type after a member of its object or union', () => {
  expect(shorten(`{\n  ${members(20)}\n}`)).toMatch(/slot\d\?: React\.ElementType; …$/);
  expect(shorten(Array.from({ length: 60 }, (_, index) => `'${index}'`).join(' | '))).toMatch(
    /'\d+' \| …$/,
  );
  expect(shorten('x'.repeat(300))).toBe(`${'x'.repeat(240)} …`);
});

test('leaves the first members out where two long types only differ after them', () => {
  const type = (last: string) => `{\n  ${members(12)}\n  input?: ${last};\n}`;
  expect(shortenBoth(type('A'), type('B'))).toEqual(['… input?: A; }', '… input?: B; }']);
  expect(shortenBoth('A', type('B'))).toEqual(['A', shorten(type('B'))]);
});

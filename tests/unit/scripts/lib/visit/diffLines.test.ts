import { diffLines } from '../../../../../scripts/lib/visit/diffLines';

test.each([
  ['a\nb', 'a\nb', ''],
  ['a\nb\nc', 'a\nc', '- b'],
  ['a\nc', 'a\nb\nc', '+ b'],
  ['a', 'b', '- a\n+ b'],
  ['x\na\nb', 'a\nb\ny', '- x\n+ y'],
])('from %j to %j: %j', (before, after, lines) => {
  expect(diffLines(before, after)).toBe(lines);
});

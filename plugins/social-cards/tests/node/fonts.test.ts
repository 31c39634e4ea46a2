import { parseRanges, subsetsOf } from '../../node/fonts';

test('reads single code points and ranges', () => {
  expect(parseRanges('U+4e00,U+4e10-4E1F, U+1f1e9-1f1f5')).toEqual([
    [0x4e00, 0x4e00],
    [0x4e10, 0x4e1f],
    [0x1f1e9, 0x1f1f5],
  ]);
});

const PARTS = {
  b: parseRanges('U+6309,U+94ae'),
  a: parseRanges('U+7ec4,U+4ef6'),
  c: parseRanges('U+0-ff'),
};

test('finds the parts of a font with the characters of a text, sorted', () => {
  expect(subsetsOf('按钮组件', PARTS)).toEqual(['a', 'b']);
});

test('leaves out characters that no part has', () => {
  expect(subsetsOf('図', PARTS)).toEqual([]);
  expect(subsetsOf('', PARTS)).toEqual([]);
});

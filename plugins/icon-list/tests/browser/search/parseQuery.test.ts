import { parseQuery, withoutStyle } from '../../../browser/search/parseQuery';

test.each([
  ['arrow back', ['arrow', 'back'], undefined],
  ['ArrowBack', ['arrow', 'back'], undefined],
  ['arrow_back', ['arrow', 'back'], undefined],
  ['<DeleteIcon />', ['delete'], undefined],
  ['icon', ['icon'], undefined],
  ['DeleteOutlined', ['delete'], 'outlined'],
  ['delete two tone', ['delete'], 'two-tone'],
  ['delete two-tone', ['delete'], 'two-tone'],
  ['DeleteTwoToneIcon', ['delete'], 'two-tone'],
  ['twotone', [], 'two-tone'],
  ['Sharp', [], 'sharp'],
  ['sharp corner', ['sharp', 'corner'], undefined],
  ['unrounded', ['unrounded'], undefined],
  ['删除 线', ['删除', '线'], undefined],
  ['  ', [], undefined],
] as const)('%j', (text, words, style) => {
  expect(parseQuery(text)).toEqual({ words, style });
});

test('a style is removed, and any other query stays as it is', () => {
  expect(withoutStyle('DeleteOutlined')).toBe('delete');
  expect(withoutStyle('Arrow Back ')).toBe('Arrow Back ');
});

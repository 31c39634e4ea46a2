import { packTexts, unpackTexts } from '../../../shared/index/packedTexts';

test('has each word once, with the distances between its texts', () => {
  const texts = [['b', 'a', 'b'], [], ['a'], ['a', '按钮'], ['toString', '__proto__']];
  const packed = packTexts(texts);
  expect(packed).toEqual({ words: '__proto__ a b toString 按钮', texts: '4,0 2 1,0,4,3' });
  expect(unpackTexts(packed, texts.length)).toEqual({
    words: ['__proto__', 'a', 'b', 'toString', '按钮'],
    positions: [[4], [0, 2, 3], [0], [4], [3]],
  });
});

test.each([[[]], [[[], []]]])('texts without words have none: %j', (texts: string[][]) => {
  expect(unpackTexts(packTexts(texts), texts.length)).toEqual({ words: [], positions: [] });
});

test('throws when a word is in a text that doesn’t exist', () => {
  expect(() => unpackTexts({ words: 'a b', texts: '0,1 1' }, 2)).toThrow('The text 2 of "b"');
  expect(() => unpackTexts({ words: 'a', texts: 'x' }, 2)).toThrow('The text NaN of "a"');
});

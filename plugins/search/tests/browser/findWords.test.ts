import fc from 'fast-check';
import { findWords, markWords } from '../../browser/findWords';

const marked = (text: string, words: readonly string[]) =>
  markWords(text, words)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['The Button color', ['button'], 'The [Button] color'],
  ['Buttons and button', ['button'], '[Button]s and [button]'],
  ['disableElevation', ['elevation'], 'disable[Elevation]'],
  ['rebutton', ['button'], 'rebutton'],
  ['实心按钮组', ['按钮', '钮组'], '实心[按钮组]'],
  ['color', ['c', 'col'], '[col]or'],
  ['nothing', ['', 'x'], 'nothing'],
  // Its lower case is longer.
  ['İstanbul button', ['button'], 'İstanbul button'],
])('marks %j with %j as %j', (text, words, expected) => {
  expect(marked(text, words)).toBe(expected);
});

test('spans are in order and apart, and the parts are the text', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string({ maxLength: 3 })), (text, words) => {
      const ends = findWords(text, words).flatMap(({ start, end }) => [start, end]);
      expect(ends).toEqual([...new Set(ends)].sort((a, b) => a - b));
      expect(
        markWords(text, words)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

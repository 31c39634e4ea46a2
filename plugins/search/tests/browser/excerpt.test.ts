import { cutExcerpt } from '../../browser/findWords';

const text = `${'word '.repeat(40)}target ${'more '.repeat(40)}`.trim();

test('a short text is its own excerpt', () => {
  expect(cutExcerpt('A short text.', ['short'])).toBe('A short text.');
  expect(cutExcerpt('', ['short'])).toBe('');
});

test('is cut around the first word that was found, at the ends of words', () => {
  const excerpt = cutExcerpt(text, ['target'], 100);
  expect(excerpt).toMatch(/^…(?:word )+target (?:more )*more…$/);
  expect(excerpt.length).toBeLessThan(110);
});

test('begins with the text when nothing is found in it', () => {
  expect(cutExcerpt(text, ['nothing'], 20)).toBe('word word word word…');
});

test('cuts Chinese, which has no spaces', () => {
  const chinese = `${'文'.repeat(100)}按钮${'字'.repeat(200)}`;
  const excerpt = cutExcerpt(chinese, ['按钮'], 80);
  expect(excerpt).toMatch(/^…文+按钮字+…$/);
  expect(excerpt).toHaveLength(82);
});

import { wordsIn } from '../../node/arrange';

test('English readers get no Chinese words, and Chinese readers get theirs first', () => {
  const words = ['modal', '弹窗', 'popup'];
  expect(wordsIn('en', words)).toEqual(['modal', 'popup']);
  expect(wordsIn('zh', words)).toEqual(['弹窗', 'modal', 'popup']);
});

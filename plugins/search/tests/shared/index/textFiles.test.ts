import { divideTexts } from '../../../shared/index/buildIndex';
import type { SearchPage } from '../../../shared/types';

const page = (...texts: string[]): SearchPage => ({
  kind: 'page',
  title: 'A page',
  path: '/a-page',
  aliases: [],
  text: texts[0] ?? '',
  entries: texts.slice(1).map((text) => ({ kind: 'section', name: 'A', anchor: 'a', text })),
});

test('files have whole pages, until they are long enough', () => {
  const long = 'x'.repeat(12_000);
  const files = divideTexts([page('1', '2'), page('3', long), page(long), page('4'), page('5')]);
  expect(files.map(({ first, texts }) => [first, texts.map((text) => text.length)])).toEqual([
    [0, [1, 1, 1, 12_000]],
    [4, [12_000]],
    [5, [1, 1]],
  ]);
});

test('there is no file without pages', () => {
  expect(divideTexts([])).toEqual([]);
});

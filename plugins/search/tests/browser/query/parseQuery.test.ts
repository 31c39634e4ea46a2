import fc from 'fast-check';
import { parseQuery, wordsOf } from '../../../browser/query/parseQuery';
import { MAX_LENGTH } from '../../../browser/worker/messages';
import { WEIGHTS } from '../../../browser/query/weights';

const words = (text: string) => wordsOf(parseQuery(text));

test('leaves out words of questions, in both languages', () => {
  expect(words('how do I use a Dialog')).toEqual(['dialog']);
  expect(words('怎么切换主题')).toEqual(['切换', '换主', '主题']);
  expect(words('如何在 Button 里上传')).toEqual(['button', '里上', '上传']);
});

test('leaves out single characters between the words of a Chinese question', () => {
  expect(words('主题色怎么改')).toEqual(['主题', '题色']);
  expect(words('改')).toEqual(['改']);
});

const { afterWith, aside } = WEIGHTS;

test.each([
  ['card with a large image', [1, afterWith, afterWith]],
  ['vertical tabs with icons', [1, 1, afterWith]],
  ['tabs that scroll', [1, afterWith]],
  ['card image', [1, 1]],
  ['with icons', [1]],
  ['how do I', [1, 1, 1]],
  ['chakra flex', [aside, 1]],
  ['button color prop', [1, 1, aside]],
])('the words of %j that say what it is about count more', (text, weights) => {
  expect(parseQuery(text).weights).toEqual(weights);
});

test('reads traditional characters like simplified ones', () => {
  expect(parseQuery('對話框 關閉').runs).toEqual(parseQuery('对话框 关闭').runs);
});

test('leaves out what is left of a short form', () => {
  expect(words("can't resolve @emotion/react")).toEqual(['resolve', 'emotion']);
});

test('searches for words of questions when there are no others', () => {
  expect(words('in')).toEqual(['in']);
  expect(words('怎么')).toEqual(['怎么']);
});

test.each([
  ['prop:color', ['prop'], ['color']],
  ['PROP: color', ['prop'], ['color']],
  ['prop：颜色', ['prop'], ['颜色']],
  ['button class:root slot:root', ['class', 'slot'], ['button', 'root']],
  ['demo:', ['demo'], []],
  ['aprop:color', [], ['aprop', 'color']],
  ['page:color', [], ['page', 'color']],
])('%j has the operators %j and the words %j', (text, kinds, expected) => {
  expect(parseQuery(text).kinds).toEqual(kinds);
  expect(words(text)).toEqual(expected);
});

test.each(['', '   ', '???', '":"', '%', '\u{1F600}', '\uD83D'])('%j has no words', (text) => {
  expect(words(text)).toEqual([]);
});

test('cuts a text that was pasted by mistake', () => {
  const pasted = 'ab '.repeat(10_000);
  expect(parseQuery(pasted).isCut).toBe(true);
  expect(parseQuery(pasted).runs.length).toBeLessThanOrEqual(MAX_LENGTH);
  expect(parseQuery('a'.repeat(MAX_LENGTH)).isCut).toBe(false);
});

test('any text is a query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(parseQuery(text).runs.every((run) => run.text !== '')).toBe(true);
    }),
  );
});

test.each([
  // The name of a product, or of a part of one, isn't looked for in its pages, also in Chinese.
  ['joy ui button', ['/joy-ui/'], ['button']],
  ['sort the datagrid', ['/x/react-data-grid', '/x/api/data-grid/'], ['sort']],
  ['数据表格排序', ['/x/react-data-grid', '/x/api/data-grid/'], ['排序']],
  ['joy ui', ['/joy-ui/'], ['joy', 'ui']],
  ['enjoyment', [], ['enjoyment']],
])('%s is about pages in %j, and looks for %j', (query, folders, words) => {
  const { runs, ...parsed } = parseQuery(query);
  expect(parsed.folders).toEqual(folders);
  expect(runs.map(({ text }) => text)).toEqual(words);
});

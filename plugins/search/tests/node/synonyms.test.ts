import { parseSynonyms, withSynonyms } from '../../node/content';
import type { SearchPage } from '../../shared/types';
import { examplePage } from '../browser/examplePages';

const page = (title: string, aliases: readonly string[] = []) =>
  examplePage(title, { path: `/m/${title}`, aliases });

const TEXT = `{
  "Dialog": ["modal", "弹窗"],
  "Text Field": ["input"]
}`;

function add(pages: readonly SearchPage[], known: readonly string[] = [], text = TEXT) {
  return withSynonyms([pages], parseSynonyms(text), (name) => known.includes(name)).flat();
}

test('adds words to the pages of a name: their title, or else their component and its API', () => {
  const api = (title: string) => ({ ...page(title), kind: 'api' as const });
  const pages = [
    api('Dialog API'),
    page('对话框', ['Dialog']),
    page('Button'),
    page('TextField'),
    api('TextField API'),
  ];
  expect(add(pages).map(({ aliases }) => aliases)).toEqual([
    ['modal', '弹窗'],
    ['Dialog', 'modal', '弹窗'],
    [],
    ['input'],
    [],
  ]);
});

test('a page that only uses a component has no words of the component’s own page', () => {
  const pages = [page('Dialog'), page('App Bar', ['Dialog'])];
  expect(add(pages, ['Text Field']).map(({ aliases }) => aliases)).toEqual([
    ['modal', '弹窗'],
    ['Dialog'],
  ]);
});

test('a name that is that of no page is an error with file and line', () => {
  expect(() => add([page('Dialog')])).toThrow(
    'content/search/synonyms.json:3: no page has the name "Text Field". Use the English title',
  );
});

test('each of the two files is named in its problems', () => {
  const searched = parseSynonyms('{ "Gone": ["past"] }', 'content/search/search-words.json');
  expect(() => withSynonyms([[page('Dialog')]], searched, () => false)).toThrow(
    'content/search/search-words.json:1: no page has the name "Gone".',
  );
});

test('the name of a page that isn’t in this build is none', () => {
  expect(add([page('Dialog')], ['Text Field'])).toHaveLength(1);
});

test('a name may be the English half of a title, or the path of a page', () => {
  const text = '{ "Date Picker": ["calendar"], "/m/概览": ["start"] }';
  const pages = [
    page('Date Picker 日期选择器'),
    page('概览'),
    page('Date Picker 日期选择器 · 概览'),
  ];
  expect(add(pages, [], text).map(({ aliases }) => aliases)).toEqual([['calendar'], ['start'], []]);
});

test.each([
  ['no JSON', '{', ':1: this is not JSON'],
  ['a list', '[]', ':1: "value" must be of type object'],
  ['no list of words', '{\n"Dialog": "modal"}', ':2: "Dialog" must be an array'],
  ['an empty word', '{"Dialog": [" "]}', ':1: "Dialog[0]" is not allowed to be empty'],
])('%s is an error with file and line', (_, text, message) => {
  expect(() => parseSynonyms(text)).toThrow(`content/search/synonyms.json${message}`);
});

import { parseSynonyms, withSynonyms } from '../../../../plugins/search/synonyms';
import type { SearchPage } from '../../../../src/search/shared/types';

const page = (title: string, aliases: readonly string[] = []): SearchPage => ({
  kind: 'page',
  title,
  path: `/m/${title}`,
  aliases,
  text: '',
  entries: [],
});

const TEXT = `{
  "Dialog": ["modal", "弹窗"],
  "Text Field": ["input"]
}`;

function add(pages: readonly SearchPage[], planned: readonly string[] = []) {
  return withSynonyms([pages], parseSynonyms(TEXT), new Set(planned)).flat();
}

test('adds words to the pages of a name: their title, their component, or an English name', () => {
  const pages = [page('Dialog API'), page('对话框', ['Dialog']), page('Button'), page('TextField')];
  expect(add(pages).map(({ aliases }) => aliases)).toEqual([
    ['modal', '弹窗'],
    ['Dialog', 'modal', '弹窗'],
    [],
    ['input'],
  ]);
});

test('a name that is that of no page is an error with file and line', () => {
  expect(() => add([page('Dialog')])).toThrow(
    'content/search/synonyms.json:3: no page has the name "Text Field". Use the English title',
  );
});

test('the name of a planned page is none', () => {
  expect(add([page('Dialog')], ['textfield'])).toHaveLength(1);
});

test.each([
  ['no JSON', '{', ':1: this is not JSON'],
  ['a list', '[]', ':1: "value" must be of type object'],
  ['no list of words', '{\n"Dialog": "modal"}', ':2: "Dialog" must be an array'],
  ['an empty word', '{"Dialog": [" "]}', ':1: "Dialog[0]" is not allowed to be empty'],
])('%s is an error with file and line', (_, text, message) => {
  expect(() => parseSynonyms(text)).toThrow(`content/search/synonyms.json${message}`);
});

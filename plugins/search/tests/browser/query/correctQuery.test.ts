import { correctQuery } from '../../../browser/query/correctQuery';
import { parseQuery } from '../../../browser/query/parseQuery';
import { examplePage, otherPages } from '../examplePages';
import { openBuilt } from '../openBuilt';

test('a letter that is doubled in place of another is a single mistake', () => {
  const pages = [...otherPages, examplePage('Palette')];
  const opened = openBuilt(pages);
  const query = correctQuery(parseQuery('pallete of the page'), [opened]);
  expect(query.runs.map(({ text }) => text)).toEqual(['palette', 'page']);
});

test('a word that an index has, or that begins one, isn’t a mistake', () => {
  const opened = [openBuilt([examplePage('Tables')]), openBuilt([examplePage('Tablet')])];
  const query = parseQuery('tablet table');
  expect(correctQuery(query, opened)).toEqual(query);
});

test('corrects a plural whose singular is the beginning of a word', () => {
  const opened = [openBuilt([examplePage('Breadcrumbs')])];
  const { runs } = correctQuery(parseQuery('breadcrums'), opened);
  expect(runs.map(({ text }) => text)).toEqual(['breadcrumbs']);
});

test.each([
  ['模太框', '模态框'],
  ['模态筐', '模态框'],
  ['模态框', '模态框'],
  ['模块库', '模块库'],
])('of the Chinese name %s, one wrong character is corrected: %s', (query, corrected) => {
  const opened = [openBuilt([examplePage('Modal 模态框')])];
  const { runs } = correctQuery(parseQuery(query), opened);
  expect(runs.map(({ text }) => text)).toEqual([corrected]);
});

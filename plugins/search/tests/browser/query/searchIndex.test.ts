import { correctQuery } from '../../../browser/query/correctQuery';
import { parseQuery } from '../../../browser/query/parseQuery';
import { CLOSENESS, closeEnough, searchIndex } from '../../../browser/query/findGroups';
import type { Closeness } from '../../../browser/query/findGroups';
import type { EntryKind, SearchPage } from '../../../shared/types';
import { exampleEntry, examplePage, examplePages, otherPages } from '../examplePages';
import { openBuilt } from '../openBuilt';

const index = openBuilt([...examplePages, ...otherPages]);

/** A page must have all words. */
const WHOLE: readonly Closeness[] = ['all'];

function groups(
  query: string,
  kinds: readonly EntryKind[] = [],
  allowed: readonly Closeness[] = WHOLE,
) {
  const corrected = correctQuery(parseQuery(query), [index]);
  const found = allowed.map((closeness) =>
    closeEnough(searchIndex(index, corrected, kinds), closeness),
  );
  return found.find(({ length }) => length > 0) ?? [];
}

/** Returns the names of the pages that a query finds among some, best first. */
function namesIn(pages: readonly SearchPage[], query: string): string[] {
  return searchIndex(openBuilt(pages), parseQuery(query)).map(({ page }) => page.name);
}

const titles = (query: string) => groups(query).map(({ page }) => page.name);
const paths = (query: string, kinds: readonly EntryKind[] = []) =>
  groups(query, kinds).flatMap(({ entries }) => entries.map(({ entry }) => entry.path));

test('pages rank before their API, and whole names before names that contain them', () => {
  expect(titles('button')).toEqual(['Button', 'Button API', 'ButtonGroup API']);
});

test('all words must be in an entry or its page, and one of them in the entry', () => {
  expect(paths('button color').slice(0, 1)).toEqual(['/material-ui/api/button#prop-color']);
  expect(paths('button upload')).toEqual(['/material-ui/react-button#section-File upload']);
  expect(paths('button qqqq')).toEqual([]);
  expect(paths('select upload')).toEqual([]);
});

test.each([
  ['button', 'Button 按钮'],
  ['按钮', 'Button 按钮'],
  ['button group', 'Button Group'],
])('each half of a title in two languages is a whole name: %s', (query, first) => {
  const pages = ['Button Group', 'Button 按钮', '按钮组'].map((title) => examplePage(title));
  expect(namesIn(pages, query)[0]).toBe(first);
});

test.each([
  ['按钮', 'Button'],
  ['切换按钮', 'Toggle Button'],
  ['button', 'Button'],
])(
  'a page’s whole title in another language ranks before titles that contain it: %s',
  (query, first) => {
    const page = (title: string, chinese: string, synonyms = '') =>
      examplePage(title, { aliases: [chinese, synonyms], titles: [title, chinese] });
    const pages = [
      page('Toggle Button', 'Toggle Button 切换按钮', '开关按钮 按钮'),
      page('Button', 'Button 按钮'),
      page('Button Group', 'Button Group 按钮组'),
    ];
    expect(namesIn(pages, query)[0]).toBe(first);
  },
);

test('groups hits by page, with the page itself first', () => {
  const [first] = groups('button');
  expect(first?.entries.map(({ entry }) => entry.kind)).toEqual(['page', 'demo']);
});

test('searches texts, and parts and beginnings of names', () => {
  expect(paths('hidden input')[0]).toBe('/material-ui/react-button#section-File upload');
  expect(paths('disableelev')).toEqual(['/material-ui/api/button#prop-disableElevation']);
  expect(paths('MuiButton-color')[0]).toBe('/material-ui/api/button#class-MuiButton-colorPrimary');
  expect(titles('text field')[0]).toBe('TextField API');
  expect(titles('textfield')[0]).toBe('TextField API');
});

test('only the last part of a name may be incomplete', () => {
  expect(titles('textFi')).toEqual(['TextField API']);
  expect(titles('teFi')).toEqual([]);
});

test('a prop is found by a name that is a stop word in texts', () => {
  expect(paths('prop:in')).toEqual(['/material-ui/api/text-field#prop-in']);
});

test('tolerates typing mistakes in longer words, if nothing is spelled like that', () => {
  expect(titles('buton')[0]).toBe('Button');
  expect(titles('selcet')[0]).toBe('Select API');
  expect(titles('inn')).toEqual([]);
});

test('a page that lacks a common word is better than one that lacks a rare one', () => {
  const pages = [...otherPages, examplePage('Watermark')];
  expect(namesIn(pages, 'watermark of the other page')[0]).toBe('Watermark');
});

test.each(['scrolling', 'scrolled'])('%s finds what begins like its stem', (query) => {
  expect(namesIn([...otherPages, examplePage('Scroll')], query)).toEqual(['Scroll']);
});

test('a pasted message ranks before pages with more of its words', () => {
  const message = exampleEntry('error', 'The value of … is out of range.');
  const pages = [
    examplePage('Range value'),
    examplePage('Field', { entries: [message] }),
    examplePage('Out of range value of a page'),
  ];
  expect(namesIn(pages, 'Warning: The value of Page is out of range. at Page')[0]).toBe('Field');
});

test('words that differ in more than a mistake, or in their first letter, aren’t alike', () => {
  expect(titles('hutton')).toEqual([]);
  expect(titles('bitten')).toEqual([]);
});

test.each([
  ['upload qqqq files', ['Button']],
  ['按钮颜色很深', ['Button']],
  ['qqqq', []],
])('without a page that has all words, pages with most of them are found: %s', (query, found) => {
  expect(titles(query)).toEqual([]);
  expect(
    groups(query, [], CLOSENESS)
      .slice(0, 1)
      .map(({ page }) => page.name),
  ).toEqual(found);
});

test('a page has words that its parts have, which counts less than in one of them', () => {
  const page = (title: string, ...texts: string[]) =>
    examplePage(title, { entries: texts.map((text) => exampleEntry('section', text, text)) });
  const opened = openBuilt([page('A', 'upload', 'files'), page('B', 'upload files')]);
  const found = searchIndex(opened, parseQuery('upload files'));
  expect(found.map((group) => [group.page.name, group.isWhole])).toEqual([
    ['B', true],
    ['A', true],
  ]);
});

test('a title of several words is found as one word', () => {
  const pages = [examplePage('Date Range Picker'), examplePage('Date Picker')];
  expect(namesIn(pages, 'datepicker')).toEqual(['Date Picker']);
  expect(namesIn(pages, 'daterangepicker')).toEqual(['Date Range Picker']);
});

test('the section with the name that was asked for, also in the plural, is first', () => {
  const page = (title: string, section: string) =>
    examplePage(title, { entries: [exampleEntry('section', section)] });
  const pages = [page('Toggle Button', 'Color'), page('Button', 'Colors')];
  expect(namesIn(pages, 'button color')[0]).toBe('Button');
});

test('an upgrade guide comes after other pages, unless the query is one of its names', () => {
  const pages = [
    examplePage('Upgrade of the Grid', { path: '/migration/a', aliases: ['migration'] }),
    examplePage('Migration from v3', { path: '/migration/b' }),
    examplePage('Grid'),
  ];
  expect(namesIn(pages, 'grid')[0]).toBe('Grid');
  expect(namesIn(pages, 'migration')[0]).toBe('Upgrade of the Grid');
});

test('an alias that is all of a query ranks its page before others that contain the words', () => {
  const typography = examplePage('Typography', { aliases: ['custom font', 'text'] });
  const files = examplePage('Files of a custom font', { path: '/files' });
  expect(namesIn([files, typography], 'custom font')[0]).toBe('Typography');
});

test('a deprecated page ranks after others that contain the words', () => {
  const grid = examplePage('Grid', { marks: [{ label: 'Deprecated', tone: 'warning' }] });
  expect(namesIn([grid, examplePage('Grid v2')], 'grid')).toEqual(['Grid v2', 'Grid']);
});

test('finds pages by their Chinese titles, also when two words are written together', () => {
  expect(titles('按钮')[0]).toBe('Button');
  expect(titles('按')).toContain('Button');
  expect(paths('按钮颜色')).toContain('/material-ui/react-button#section-颜色');
  expect(titles('钮按')).toEqual([]);
});

test('operators and kinds restrict the hits; operators win', () => {
  expect(paths('slot:icon')).toEqual(['/material-ui/api/button#slot-startIcon']);
  expect(groups('button', ['api']).map(({ page }) => page.kind)).toEqual(['api', 'api']);
  expect(paths('demo:basic', ['api'])).toEqual(['/material-ui/react-button#demo-Basic buttons']);
});

test('an entry of a page within a tab has the address of the tab', () => {
  expect(paths('multiple')).toEqual(['/base-ui/react-select/components-api#prop-multiple']);
});

test('a query without words finds nothing', () => {
  expect(groups('???')).toEqual([]);
  expect(groups('prop:')).toEqual([]);
});

test('an API page ranks below a page, and below a section with the same name', () => {
  const page = (kind: SearchPage['kind']) => examplePage('Sorting', { kind, path: `/${kind}` });
  const guide = examplePage('Guide', { entries: [exampleEntry('section', 'Sorting')] });
  const opened = openBuilt([guide, page('api'), page('page')]);
  const found = searchIndex(opened, parseQuery('sorting'));
  expect(found.map((group) => group.page.path)).toEqual(['/page', '/Guide', '/api']);
});

test('the plural of a name finds its page first', () => {
  expect(titles('buttons')[0]).toBe('Button');
});

test.each([
  // A prop that is the whole query is found once, with the number of its pages.
  ['color', ['Color', undefined], ['Button API', 2]],
  // A prop of a component that the query names, too, is found on every page.
  ['button color', ['Button API', undefined], ['ButtonGroup API', undefined]],
  ['multiple', ['Select API', undefined]],
  ['disableElevation', ['Button API', undefined]],
])('%s finds %j and %j', (query, ...expected) => {
  const guide = examplePage('Color', { text: 'Choose colors.' });
  const found = searchIndex(openBuilt([...examplePages, ...otherPages, guide]), parseQuery(query));
  const names = closeEnough(found, 'all').map(({ page, propPages }) => [page.name, propPages]);
  expect(names).toEqual(expect.arrayContaining(expected));
  expect(names.filter(([name]) => String(name).endsWith(' API'))).toHaveLength(
    expected.filter(([name]) => String(name).endsWith(' API')).length,
  );
});

test('in "… with …", the first is the subject', () => {
  const pages = [
    examplePage('Checkbox', { text: 'select' }),
    examplePage('Select', { text: 'checkbox' }),
  ];
  expect(namesIn(pages, 'select with checkbox')).toEqual(['Select', 'Checkbox']);
  expect(namesIn(pages, 'checkbox with select')).toEqual(['Checkbox', 'Select']);
});

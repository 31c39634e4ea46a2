import { parseQuery } from '../../../browser/query/parseQuery';
import { CLOSENESS, closeEnough } from '../../../browser/query/closeness';
import type { Closeness } from '../../../browser/query/closeness';
import { searchIndex } from '../../../browser/query/searchIndex';
import type { EntryKind, SearchPage } from '../../../shared/types';
import { examplePages } from '../examplePages';
import { openBuilt } from '../openBuilt';

const index = openBuilt(examplePages);

/** All words are asked for as they are, then spelled alike. */
const WHOLE = CLOSENESS.slice(0, 2);

function groups(
  query: string,
  kinds: readonly EntryKind[] = [],
  allowed: readonly Closeness[] = WHOLE,
) {
  const found = allowed.map((closeness) =>
    closeEnough(searchIndex(index, parseQuery(query), closeness === 'alike', kinds), closeness),
  );
  return found.find(({ length }) => length > 0) ?? [];
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

test('each half of a title in two languages is a whole name', () => {
  const page = (title: string): SearchPage => ({
    kind: 'page',
    title,
    path: `/${title}`,
    aliases: [],
    text: '',
    entries: [],
  });
  const pages = [page('Button Group'), page('Button 按钮'), page('按钮组')];
  const both = openBuilt(pages);
  const first = (query: string) => searchIndex(both, parseQuery(query), false)[0]?.page.name;
  expect(first('button')).toBe('Button 按钮');
  expect(first('按钮')).toBe('Button 按钮');
  expect(first('button group')).toBe('Button Group');
});

test('a page’s whole title in another language ranks before titles that contain it', () => {
  const page = (title: string, chinese: string, synonyms = ''): SearchPage => ({
    kind: 'page',
    title,
    path: `/${title}`,
    aliases: [chinese, synonyms],
    titles: [title, chinese],
    text: '',
    entries: [],
  });
  const pages = [
    page('Toggle Button', 'Toggle Button 切换按钮', '开关按钮 按钮'),
    page('Button', 'Button 按钮'),
    page('Button Group', 'Button Group 按钮组'),
  ];
  const english = openBuilt(pages);
  const first = (query: string) => searchIndex(english, parseQuery(query), false)[0]?.page.name;
  expect(first('按钮')).toBe('Button');
  expect(first('切换按钮')).toBe('Toggle Button');
  expect(first('button')).toBe('Button');
});

test('groups hits by page, with the page itself first', () => {
  const [first] = groups('button');
  expect(first?.entries.map(({ entry }) => entry.kind)).toEqual(['page', 'demo']);
});

test('searches texts, and parts and beginnings of names', () => {
  expect(paths('hidden input')).toEqual(['/material-ui/react-button#section-File upload']);
  expect(paths('disableelev')).toEqual(['/material-ui/api/button#prop-disableElevation']);
  expect(paths('MuiButton-color')).toEqual([
    '/material-ui/api/button#class-MuiButton-colorPrimary',
  ]);
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

test('words that differ in more than a mistake, or in their first letter, aren’t alike', () => {
  expect(titles('hutton')).toEqual([]);
  expect(titles('bitten')).toEqual([]);
});

test('without a page that has all words, pages with most of them are found', () => {
  const some = (query: string) => groups(query, [], CLOSENESS).map(({ page }) => page.name);
  expect(some('upload qqqq files')[0]).toBe('Button');
  expect(some('qqqq')).toEqual([]);
});

test('in Chinese, pages with most of the characters are found', () => {
  const some = (query: string) => groups(query, [], CLOSENESS).map(({ page }) => page.name);
  expect(titles('按钮颜色很深')).toEqual([]);
  expect(some('按钮颜色很深')[0]).toBe('Button');
});

test('a page has words that its parts have, which counts less than in one of them', () => {
  const page = (title: string, ...texts: string[]): SearchPage => ({
    ...{ kind: 'page', title, path: `/${title}`, aliases: [], text: '' },
    entries: texts.map((text, index) => ({
      ...{ kind: 'section', name: `Part ${index}`, anchor: `part-${index}`, text },
    })),
  });
  const opened = openBuilt([page('A', 'upload', 'files'), page('B', 'upload files')]);
  const found = searchIndex(opened, parseQuery('upload files'), false);
  expect(found.map((group) => [group.page.name, group.isWhole])).toEqual([
    ['B', true],
    ['A', true],
  ]);
});

test('a title of several words is found as one word', () => {
  const page = (kind: SearchPage['kind'], title: string): SearchPage => ({
    ...{ kind, title, path: `/${title}`, aliases: [], text: '', entries: [] },
  });
  const opened = openBuilt([page('page', 'Date Range Picker'), page('planned', 'Date Picker')]);
  const found = (query: string) =>
    searchIndex(opened, parseQuery(query), false).map((group) => group.page.name);
  expect(found('datepicker')).toEqual(['Date Picker']);
  expect(found('daterangepicker')).toEqual(['Date Range Picker']);
});

test('the section with the name that was asked for, also in the plural, is first', () => {
  const page = (title: string, section: string): SearchPage => ({
    ...{ kind: 'page', title, path: `/${title}`, aliases: [], text: '' },
    entries: [{ kind: 'section', name: section, anchor: 'section', text: '' }],
  });
  const opened = openBuilt([page('Toggle Button', 'Color'), page('Button', 'Colors')]);
  const [first] = searchIndex(opened, parseQuery('button color'), false);
  expect(first?.page.name).toBe('Button');
});

test('an upgrade guide comes after other pages, unless the query is one of its names', () => {
  const page = (path: string, title: string, aliases: string[]): SearchPage => ({
    ...{ kind: 'page', title, path, aliases, text: '', entries: [] },
  });
  const opened = openBuilt([
    page('/material-ui/migration/a', 'Upgrade of the Grid', ['migration']),
    page('/material-ui/migration/b', 'Migration from v3', []),
    page('/material-ui/react-grid', 'Grid', []),
  ]);
  const first = (query: string) =>
    searchIndex(opened, parseQuery(query), false)[0]?.page.path.split('/').pop();
  expect(first('grid')).toBe('react-grid');
  expect(first('migration')).toBe('a');
});

test('the name of a part of a product isn’t looked for, either, also in Chinese', () => {
  const grid = ['/x/react-data-grid', '/x/api/data-grid/'];
  expect(parseQuery('sort the datagrid')).toMatchObject({
    folders: grid,
    runs: [{ text: 'sort' }],
  });
  expect(parseQuery('数据表格排序')).toMatchObject({ folders: grid, runs: [{ text: '排序' }] });
  expect(parseQuery('chart legend').folders).toEqual(['/x/react-charts']);
});

test('the name of a product isn’t looked for in its pages', () => {
  expect(parseQuery('joy ui button')).toMatchObject({
    folders: ['/joy-ui/'],
    runs: [{ text: 'button' }],
  });
  expect(parseQuery('joy ui')).toMatchObject({
    folders: ['/joy-ui/'],
    runs: [{ text: 'joy' }, { text: 'ui' }],
  });
  expect(parseQuery('joy with the data grid').runs).toHaveLength(3);
  expect(parseQuery('enjoyment')).toMatchObject({ folders: [] });
});

test('an alias that is all of a query ranks its page before others that contain the words', () => {
  const page = (title: string, aliases: string[]): SearchPage => ({
    kind: 'page',
    title,
    path: '/page',
    aliases,
    text: '',
    entries: [],
  });
  const pages = [page('Files of a custom font', []), page('Typography', ['custom font', 'text'])];
  const [first] = searchIndex(openBuilt(pages), parseQuery('custom font'), false);
  expect(first?.page.name).toBe('Typography');
});

test('a deprecated page ranks after others that contain the words', () => {
  const page = (title: string, marks?: SearchPage['marks']): SearchPage => ({
    kind: 'page',
    title,
    path: `/${title}`,
    aliases: [],
    text: '',
    entries: [],
    ...(marks && { marks }),
  });
  const pages = [page('Grid', [{ label: 'Deprecated', tone: 'warning' }]), page('Grid v2')];
  const found = searchIndex(openBuilt(pages), parseQuery('grid'), false);
  expect(found.map((group) => group.page.name)).toEqual(['Grid v2', 'Grid']);
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

test('a planned page ranks below a written page, a section with the same name, and the API', () => {
  const page = (kind: SearchPage['kind'], path: string): SearchPage => ({
    ...{ kind, path, title: 'Sorting', aliases: [], text: '', entries: [] },
  });
  const guide: SearchPage = {
    ...page('page', '/guide'),
    title: 'Guide',
    entries: [{ kind: 'section', name: 'Sorting', anchor: 'sorting', text: '' }],
  };
  const opened = openBuilt([
    page('planned', '/planned'),
    guide,
    page('api', '/api'),
    page('page', '/page'),
  ]);
  const found = searchIndex(opened, parseQuery('sorting'), false);
  expect(found.map((group) => group.page.path)).toEqual(['/page', '/guide', '/api', '/planned']);
});

test('the plural of a name finds its page first', () => {
  expect(titles('buttons')[0]).toBe('Button');
});

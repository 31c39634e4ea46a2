import { searchPages } from '../../../../../src/site-pages/not-found/searchPages';

const pages = [
  { title: 'ButtonBase API', path: '/material-ui/api/button-base' },
  { title: 'Button API', path: '/material-ui/api/button' },
  { title: 'React Button component', path: '/material-ui/react-button' },
  { title: 'Install Material UI', path: '/material-ui/getting-started/installation' },
  { title: '按钮组件', path: '/material-ui/react-button-group' },
];

function search(query: string): string[] {
  return searchPages(query, pages).map(({ title }) => title);
}

test('whole words rank before prefixes, and short titles before long ones', () => {
  expect(search('button')).toEqual([
    'Button API',
    'React Button component',
    'ButtonBase API',
    '按钮组件',
  ]);
});

test('a page must contain every word, in any case and order', () => {
  expect(search('API butt')).toEqual(['Button API', 'ButtonBase API']);
  expect(search('button missing')).toEqual([]);
});

test('finds a page by part of a Chinese title, and by its path', () => {
  expect(search('钮组')).toEqual(['按钮组件']);
  expect(search('installation')).toEqual(['Install Material UI']);
});

test('an empty query finds nothing, and a common word at most 8 pages', () => {
  expect(search('  ')).toEqual([]);
  const many = Array.from({ length: 20 }, (_, index) => ({ title: `Page ${index}`, path: '/p' }));
  expect(searchPages('page', many)).toHaveLength(8);
});

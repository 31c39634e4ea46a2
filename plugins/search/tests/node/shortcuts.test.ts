import { parseShortcuts, shortcutGroups } from '../../node/content';
import type { SearchPage } from '../../shared/types';
import { examplePage } from '../browser/examplePages';
import type { ProductId } from '@component-docs/kit/shared/site/products';

const KNOWN = new Set(['/material-ui/a', '/material-ui/b', '/x/c']);
const page = (path: string) => examplePage(`Title of ${path}`, { path });

test('has the pages that exist, in the order of the file, and no empty groups', () => {
  const text = '{"x":["/x/c"],"material-ui":["/material-ui/b","/material-ui/a"]}';
  const pagesOf = { 'material-ui': [page('/material-ui/a'), page('/material-ui/b')], x: [] };
  expect(
    shortcutGroups(
      parseShortcuts(text, KNOWN),
      pagesOf as unknown as Record<ProductId, SearchPage[]>,
    ),
  ).toEqual([
    {
      product: 'material-ui',
      pages: [
        { title: 'Title of /material-ui/b', path: '/material-ui/b' },
        { title: 'Title of /material-ui/a', path: '/material-ui/a' },
      ],
    },
  ]);
});

test.each([
  ['no JSON', '{', ':1: this is not JSON'],
  ['an unknown product', '{"y":[]}', ': "y" is not allowed'],
  ['a page of another product', '{\n"x":["/material-ui/a"]}', ':2: '],
  ['a page in no tree', '{\n"x":["/x/c",\n"/x/d"]}', ':3: no page tree has the page /x/d'],
])('%s is an error with the file', (_, text, message) => {
  expect(() => parseShortcuts(text, KNOWN)).toThrow(`content/search/shortcuts.json${message}`);
});

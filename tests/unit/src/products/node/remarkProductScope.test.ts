import '../../../../../content/navigation';
import { readWrittenPages } from '@component-docs/api-reference/node/links/libraryLinks';
import { loadTrees } from '@component-docs/page-tree/node/trees';
import {
  scopeRow,
  scopeRows,
  scopeTable,
} from '../../../../../src/products/node/remarkProductScope';
import {
  isExternal,
  isPage,
  normalizePathname,
  walkPages,
} from '@component-docs/page-tree/shared/items';
import { pageToTitle } from '@component-docs/page-tree/shared/pageTitle';
import { toString } from 'mdast-util-to-string';

const link = (url: string) => ({ title: pageToTitle({ pathname: url }) || url, url });

test('a row has the pages of a group, here and elsewhere', () => {
  const group = {
    pathname: '/joy-ui/react-',
    title: 'Components',
    apiPages: '/joy-ui/api/',
    children: [
      { pathname: '/joy-ui/react-button' },
      { pathname: '/joy-ui/a', title: 'A', children: [{ pathname: '/joy-ui/react-list' }] },
      { pathname: 'https://example.org/', title: 'Elsewhere' },
      { pathname: '/joy-ui/api/list', title: 'List' },
    ],
  };
  const written = new Set(['/joy-ui/api/list', '/joy-ui/api/button']);
  expect(scopeRow(group, { written, titleOf: pageToTitle })).toEqual({
    title: 'Components',
    here: ['api/button', 'api/list', 'react-button', 'react-list'].map((page) =>
      link(`/joy-ui/${page}`),
    ),
    elsewhere: [{ title: 'Elsewhere', url: 'https://example.org/' }],
  });
});

/** Returns the path of a page of ours or of the official documentation, whose host is its version's. */
function withoutHost(url: string): string {
  return normalizePathname(url).replace(
    /^https:\/\/v\d\.mui\.com|^https:\/\/mui\.com(?=\/toolpad\/core)/,
    '',
  );
}

test.each(['x', 'joy-ui', 'base-ui', 'system', 'toolpad-core'] as const)(
  'the rows of %s have every page of its tree',
  async (id) => {
    const written = await readWrittenPages(process.cwd());
    const tree = loadTrees()[id];
    const rows = scopeRows(tree, { written, titleOf: pageToTitle });
    const groups = tree.filter(({ children }) => children);
    const pages = walkPages(groups).filter(({ item }) => isPage(item) || isExternal(item));
    const paths = new Set(pages.map(({ item }) => withoutHost(item.pathname)));
    const shown = new Set(
      rows
        .flatMap(({ here, elsewhere }) => [...here, ...elsewhere])
        .map(({ url }) => withoutHost(url)),
    );
    expect([...paths].filter((path) => !shown.has(path))).toEqual([]);
    expect(rows.flatMap(({ here }) => here).filter(({ url }) => !written.has(url))).toEqual([]);
  },
);

const cells = (...args: Parameters<typeof scopeTable>) =>
  scopeTable(...args).children.map((row) => row.children.map((cell) => toString(cell)));

test('a table has a column for pages that only the official site has, and says where there are none', () => {
  const rows = [
    { title: 'Part', here: [], elsewhere: ['/a', '/b', '/c', '/d', '/e'].map(link) },
    { title: 'Components', here: [link('/borders')], elsewhere: [] },
  ];
  expect(cells(rows, 'en')).toEqual([
    ['Part', 'On this site', 'On the official site only'],
    ['Part', 'Nothing', 'A, B, C, and 2 more'],
    ['Components', 'Borders', 'Nothing'],
  ]);
});

test('a table has no such column if there are none', () => {
  const here = ['/a', '/b', '/c', '/d', '/e'].map(link);
  expect(cells([{ title: '样式工具', here, elsewhere: [] }], 'zh')).toEqual([
    ['部分', '本站'],
    ['样式工具', 'A、B、C，以及另外 2 页'],
  ]);
});

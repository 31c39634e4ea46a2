import '../../../../../../content/navigation';
import { readWrittenPages } from '@component-docs/api-reference/node/links/libraryLinks';
import { loadTrees } from '@component-docs/page-tree/node/trees';
import { scopeRow, scopeRows } from '../../../../../../src/products/node/product-scope/scopeRows';
import { scopeTable } from '../../../../../../src/products/node/product-scope/remarkProductScope';
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

test('a table says how many pages a cell leaves out, and where there are none', () => {
  const urls = ['/a', '/b', '/c', '/d', '/e'].map(link);
  const table = scopeTable([{ title: 'Part', here: [], elsewhere: urls }], 'en');
  const cells = table.children.map((row) => row.children.map((cell) => toString(cell)));
  expect(cells).toEqual([
    ['Part', 'On this site', 'On the official site only'],
    ['Part', 'Nothing', 'A, B, C, and 2 more'],
  ]);
  const chinese = scopeTable([{ title: '部分', here: urls.slice(0, 2), elsewhere: urls }], 'zh');
  expect(toString(chinese.children[1] ?? chinese)).toContain('A、B');
  expect(toString(chinese.children[1] ?? chinese)).toContain('，以及另外 2 页');
});

import { createNeighbors } from '../../node/trees';
import { orderedPages } from '../../node/trees/neighbors';
import { pageToTitle } from '../../shared/pageTitle';
import type { PageTreeItem } from '../../shared/types';

const TREE: readonly PageTreeItem[] = [
  {
    pathname: '/start-group',
    children: [{ pathname: '/start' }, { pathname: '/later', planned: true }],
  },
  { pathname: '/single-group', children: [{ pathname: '/single/', title: 'Alone' }] },
  {
    pathname: '/react-',
    children: [
      { pathname: '/all', inSideNav: false },
      {
        pathname: '/inputs',
        subheader: 'inputs',
        children: [{ pathname: '/button' }, { pathname: '/secret', ordered: false }],
      },
      { pathname: '/divider', subheader: 'divider' },
      { pathname: '/menu/[docsTab]' },
    ],
  },
  { pathname: '/hidden-group', inSideNav: false, children: [{ pathname: '/hidden' }] },
  { pathname: '/api', children: [], apiPages: '/api/' },
  { pathname: 'https://mui.com/store/' },
];

const linksOf = createNeighbors(TREE, {
  apiPages: [{ title: 'IconButton', permalink: '/api/icon-button' }],
  titleOf: pageToTitle,
  permalinkOf: (sitePath) => `/zh${sitePath}`,
});

test.each([
  ['/start', undefined, '/later'],
  // Marks don't matter.
  ['/later', '/start', '/single'],
  ['/single', '/later', '/button'],
  ['/button', '/single', '/secret'],
  ['/button/components-api', '/single', '/secret'],
  ['/menu', '/secret', '/api/icon-button'],
  ['/menu/hooks-api', '/secret', '/api/icon-button'],
  ['/api/icon-button', '/menu', undefined],
  ['/secret', undefined, undefined],
  ['/all', undefined, undefined],
  ['/hidden', undefined, undefined],
  ['/react-', undefined, undefined],
  ['/unknown', undefined, undefined],
])('around %s are %s and %s', (path, previous, next) => {
  const links = linksOf(path);
  expect([links.previous?.permalink, links.next?.permalink]).toEqual(
    [previous, next].map((page) => page && `/zh${page}`),
  );
});

test('links have the titles of pages, and the names of components', () => {
  expect(linksOf('/menu').next?.title).toBe('IconButton');
  expect(linksOf('/later').next?.title).toBe('Alone');
});

test('an API tab with an item of its own is the page at its path', () => {
  const tab = { pathname: '/button/hooks-api', title: 'Tab' };
  const neighbors = createNeighbors([...TREE, { pathname: '/tabs', children: [tab] }], {
    ...{ apiPages: [], titleOf: pageToTitle },
    permalinkOf: (sitePath) => sitePath,
  });
  expect(neighbors('/button')).toMatchObject({ previous: { permalink: '/menu' }, next: undefined });
});

test('the order has groups replaced by their children, without hidden and external items', () => {
  expect(orderedPages(TREE).map(({ pathname }) => pathname)).toEqual([
    ...['/start', '/later', '/single/', '/button', '/secret', '/menu/[docsTab]'],
  ]);
});

import { orderedPages, pageNeighbors } from '../../shared/pageOrder';
import type { PageTreeItem } from '../../shared/types';

const tree: readonly PageTreeItem[] = [
  { pathname: '/start-group', children: [{ pathname: '/start' }, { pathname: '/usage' }] },
  { pathname: '/single-group', children: [{ pathname: '/single' }] },
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
      { pathname: '/slider' },
    ],
  },
  { pathname: '/hidden-group', inSideNav: false, children: [{ pathname: '/hidden' }] },
  { pathname: '/api', children: [], apiPages: '/api/' },
  { pathname: 'https://mui.com/store/' },
];

function neighborsOf(route: string) {
  const neighbors = pageNeighbors(tree, route);
  return neighbors && [neighbors.previous?.pathname ?? null, neighbors.next?.pathname ?? null];
}

describe('orderedPages', () => {
  it('replaces groups by their children, and drops hidden and external items and labels', () => {
    expect(orderedPages(tree).map(({ pathname }) => pathname)).toEqual([
      '/start',
      '/usage',
      '/single',
      '/button',
      '/secret',
      '/slider',
    ]);
  });
});

describe('pageNeighbors', () => {
  it('crosses groups', () => {
    expect(neighborsOf('/usage')).toEqual(['/start', '/single']);
    expect(neighborsOf('/single')).toEqual(['/usage', '/button']);
  });

  it('ends at the first and the last page', () => {
    expect(neighborsOf('/start')).toEqual([null, '/usage']);
    expect(neighborsOf('/slider')).toEqual(['/secret', null]);
  });

  it('finds the page of an API tab', () => {
    expect(neighborsOf('/button/components-api')).toEqual(['/single', '/secret']);
  });

  it.each(['/unknown', '/secret', '/all', '/hidden', '/react-'])('returns null for %s', (route) => {
    expect(neighborsOf(route)).toBeNull();
  });
});

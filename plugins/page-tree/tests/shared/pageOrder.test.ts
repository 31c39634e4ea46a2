import { orderedPages, pageNeighbors, findActivePage } from '../../shared/pageOrder';
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

const button = { pathname: '/base-ui/react-button', title: 'Button' };
const inputs = { pathname: '/base-ui/components/inputs', subheader: 'inputs', children: [button] };
const components = { pathname: '/base-ui/react-', title: 'Components', children: [inputs] };
const buttonApi = { pathname: '/base-ui/react-button/components-api/#button', title: 'Button' };
const api = { pathname: '/base-ui/api', title: 'APIs', children: [buttonApi] };
const pages: readonly PageTreeItem[] = [components, api];
const root = { pathname: '/', children: pages };

describe('findActivePage', () => {
  it('returns the page and its parents, nearest first, ending with the synthetic root', () => {
    const { activePage, activePageParents } = findActivePage(pages, '/base-ui/react-button');
    expect(activePage).toBe(button);
    expect(activePageParents).toEqual([inputs, components, root]);
  });

  it.each([
    '/base-ui/react-button/[docsTab]',
    '/base-ui/react-button/components-api',
    '/base-ui/react-button/hooks-api',
    '/base-ui/react-button/',
  ])('finds the page of the tab %s', (route) => {
    expect(findActivePage(pages, route).activePage).toBe(button);
  });

  it('returns null and no parents for a route that is not in the tree', () => {
    expect(findActivePage(pages, '/base-ui/react-slider')).toEqual({
      activePage: null,
      activePageParents: [],
    });
  });

  it('normalizes the items as well as the route', () => {
    const tabbed = { pathname: '/base-ui/react-menu/[docsTab]' };
    expect(findActivePage([tabbed], '/base-ui/react-menu').activePage).toBe(tabbed);
  });

  it('returns the last of several items with the same path, with the parents of the page', () => {
    const tab = { pathname: '/base-ui/react-button/hooks-api' };
    const tree = [components, { pathname: '/base-ui/api', children: [tab] }];
    const { activePage, activePageParents } = findActivePage(tree, '/base-ui/react-button');
    expect(activePage).toBe(tab);
    expect(activePageParents).toEqual([inputs, components, { pathname: '/', children: tree }]);
  });

  it('returns no parents for an API tab without a page', () => {
    const { activePage, activePageParents } = findActivePage(pages, buttonApi.pathname);
    expect(activePage).toBe(buttonApi);
    expect(activePageParents).toEqual([]);
  });

  it('throws when the tree contains a page twice', () => {
    expect(() => findActivePage([...pages, button], '/anything')).toThrow(
      'Duplicated pathname /base-ui/react-button in pages',
    );
  });
});

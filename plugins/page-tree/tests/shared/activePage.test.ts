import { findActivePage } from '../../shared/activePage';
import type { PageTreeItem } from '../../shared/types';

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

import { findActivePage } from '../../../../../src/site/navigation/activePage';
import type { PageTreeItem } from '../../../../../src/site/navigation/types';

const button = { pathname: '/base-ui/react-button', title: 'Button' };
const inputs = { pathname: '/base-ui/components/inputs', subheader: 'inputs', children: [button] };
const components = { pathname: '/base-ui/react-', title: 'Components', children: [inputs] };
const buttonApi = { pathname: '/base-ui/react-button/components-api/#button', title: 'Button' };
const api = { pathname: '/base-ui/api', title: 'APIs', children: [buttonApi] };
const pages: readonly PageTreeItem[] = [components, api];
const root = { pathname: '/', children: pages };

describe('findActivePage', () => {
  it('gives the page, and its parents nearest first, ending with the synthetic root', () => {
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

  it('gives null and no parents for a route that the tree does not hold', () => {
    expect(findActivePage(pages, '/base-ui/react-slider')).toEqual({
      activePage: null,
      activePageParents: [],
    });
  });

  it('normalises the items as well as the route', () => {
    const tabbed = { pathname: '/base-ui/react-menu/[docsTab]' };
    expect(findActivePage([tabbed], '/base-ui/react-menu').activePage).toBe(tabbed);
  });

  it('takes the last of several items with one path, with the parents of the page', () => {
    const tab = { pathname: '/base-ui/react-button/hooks-api' };
    const tree = [components, { pathname: '/base-ui/api', children: [tab] }];
    const { activePage, activePageParents } = findActivePage(tree, '/base-ui/react-button');
    expect(activePage).toBe(tab);
    expect(activePageParents).toEqual([inputs, components, { pathname: '/', children: tree }]);
  });

  it('gives an API tab alone no parents', () => {
    const { activePage, activePageParents } = findActivePage(pages, buttonApi.pathname);
    expect(activePage).toBe(buttonApi);
    expect(activePageParents).toEqual([]);
  });

  it('throws when the tree holds a page twice', () => {
    expect(() => findActivePage([...pages, button], '/anything')).toThrow(
      'Duplicated pathname /base-ui/react-button in pages',
    );
  });
});

import { createNeighbors } from '../../../node/trees';
import { pageToTitle } from '../../../shared/pageTitle';
import type { PageTreeItem } from '../../../shared/types';

const tree: PageTreeItem[] = [
  { pathname: '/a/one' },
  { pathname: '/a/later' },
  { pathname: '/a/group', children: [{ pathname: '/a/two/', title: 'Two' }], apiPages: '/a/api/' },
  { pathname: '/a/alone', ordered: false },
  { pathname: 'https://mui.com/store/' },
];

const linksOf = createNeighbors(tree, {
  apiPages: [{ title: 'IconButton', permalink: '/a/api/icon-button' }],
  written: new Set(['/a/one', '/a/two', '/a/alone']),
  titleOf: pageToTitle,
  permalinkOf: (sitePath) => `/zh${sitePath}`,
});

describe('createNeighbors', () => {
  it('follows the order of the tree over written pages, including API pages', () => {
    expect(linksOf('/a/two')).toEqual({
      previous: { title: 'One', permalink: '/zh/a/one' },
      next: { title: 'IconButton', permalink: '/zh/a/api/icon-button' },
    });
    expect(linksOf('/a/api/icon-button').previous).toEqual({
      title: 'Two',
      permalink: '/zh/a/two',
    });
  });

  it('returns no links before the first page, for an unordered page, or for a page that is not in the tree', () => {
    expect(linksOf('/a/one').previous).toBeUndefined();
    expect(linksOf('/a/alone')).toEqual({});
    expect(linksOf('/elsewhere')).toEqual({});
  });
});

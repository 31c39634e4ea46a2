import '../../../../../content/navigation';
import { findDuplicates, loadTrees } from '../../../../../plugins/page-tree/node/trees/loadTrees';
import { isPage, walkPages } from '../../../../../plugins/page-tree/shared/items';
import { TREE_IDS } from '../../../../../plugins/page-tree/shared/types';
import type { PageTreeItem, TreeId } from '../../../../../plugins/page-tree/shared/types';

const trees = loadTrees();

function itemsOf(id: TreeId): PageTreeItem[] {
  return walkPages(trees[id]).map(({ item }) => item);
}

describe('the page trees of the site', () => {
  // The counts of the original site, minus the pages of the API reference, which are added
  // automatically, plus what the original doesn't have: the API index and the API changes.
  it.each<[TreeId, number]>([
    // Plus the pages about the code of eight templates, the guide to forms, and the theme builder; minus a
    // second link to the template store.
    // And the page for coding agents.
    ['material-ui', 308 - 145 + 2 + 8 + 1 + 1 - 1 + 1],
    // The original has no overview of all components, and no pages about the code of two templates.
    ['joy-ui', 163 - 79 + 1 + 2 + 2],
    ['system', 40 - 4 + 2],
    ['base-ui', 105 - 54 + 2],
    // All API pages of the data grid are in the tree, so none is added automatically. The other components are
    // links.
    ['x', 117],
    // Plus the page about what isn't in the installed version, which has five pages of the original, and plus
    // the links to Toolpad Studio.
    ['toolpad-core', 44 - 8 + 1 + 1 - 6 + 6],
    // Without the original's three groups of test data, and with five pages of this site's packages. The page about API references is in place of that about one component.
    ['docs-infra', 87 - 77 + 5],
    // Without what shows nothing of its own, and plus galleries of Joy UI and Material UI.
    ['experiments', 26 - 19 + 3],
    // Plus the links to the pages about this site and about its releases.
    ['docs', 3 + 2],
  ])('%s holds %i items', (id, count) => {
    expect(itemsOf(id)).toHaveLength(count);
  });

  it('are all included in the counts above', () => {
    expect(Object.keys(trees).sort()).toEqual([...TREE_IDS].sort());
  });

  it('have the links that every tree ends with in the general tree alone', () => {
    const pageOf = ({ pathname }: PageTreeItem) => pathname.replace(/\/?(?:[?#].*)?$/, '');
    const general = itemsOf('docs').filter(({ pathname }) => !pathname.startsWith('/'));
    expect(general.map(pageOf)).toEqual([
      'https://mui.com/versions',
      'https://mui.com/store',
      'https://mui.com/blog',
    ]);
    const others = TREE_IDS.filter((id) => id !== 'docs').flatMap(itemsOf);
    expect(others.map(pageOf).filter((page) => general.map(pageOf).includes(page))).toEqual([]);
  });

  it('leave most API pages to the API reference', () => {
    const apiPagesInTrees = TREE_IDS.flatMap((id) => {
      const prefixes = itemsOf(id).flatMap(({ apiPages }) => apiPages ?? []);
      return itemsOf(id).filter(
        (item) =>
          isPage(item) &&
          prefixes.some((prefix) => prefix.includes('/api/') && item.pathname.startsWith(prefix)),
      );
    });
    expect(apiPagesInTrees.map(({ pathname }) => pathname)).toEqual([]);
  });
});

describe('loadTrees', () => {
  it('leaves other experiments out of production builds', () => {
    const production = loadTrees({ production: true });
    expect(production['material-ui']).toEqual(trees['material-ui']);
    expect(production['docs-infra']).toEqual(trees['docs-infra']);
    expect(production.experiments).toEqual([]);
  });

  it('throws with all problems for malformed items', () => {
    const malformed = JSON.parse('[{ "pathname": "/a", "icon": "X" }, { "title": "B" }]') as [];
    const load = () => loadTrees({ trees: { ...trees, docs: malformed } });
    expect(load).toThrow('content/navigation/docs.ts: /a: "icon" is "X"');
    expect(load).toThrow('content/navigation/docs.ts: B: "pathname" is missing');
  });

  it('throws with the file and both positions for a page that a tree contains twice', () => {
    const twice = [
      { pathname: '/a', title: 'First' },
      { pathname: '/g', title: 'Group', children: [{ pathname: '/a', title: 'Second' }] },
    ];
    const load = () => loadTrees({ trees: { ...trees, system: twice } });
    expect(load).toThrow(
      'content/navigation/system.ts: Duplicated pathname /a in pages: first First (/a), then Group › Second (/a). Remove one of them or correct its pathname.',
    );
  });

  it('accepts the same page in two trees', () => {
    const shared = [{ pathname: '/x/react-charts', title: 'Charts' }];
    expect(() => loadTrees({ trees: { ...trees, docs: shared } })).not.toThrow();
  });

  it.each([
    ['different pages', ['/a', '/b', '/a/b', '/'], 0],
    ['a page and its tabs', ['/a', '/a/[docsTab]'], 1],
    ['the tabs of a page and the page', ['/a/[docsTab]', '/a'], 1],
    ['a path with a slash at its end', ['/a', '/a/', '/a'], 2],
    ['API tabs', ['/a', '/a/components-api', '/a/hooks-api', '/a/hooks-api'], 0],
    ['API tabs before their page', ['/a/components-api', '/a'], 0],
  ])('of %s, those with the same path are duplicates', (_, pathnames, count) => {
    expect(findDuplicates(pathnames.map((pathname) => ({ pathname })))).toHaveLength(count);
  });
});

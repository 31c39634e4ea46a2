import '../../../../../content/navigation';
import { loadTrees } from '../../../node/trees/loadTrees';
import { isPage } from '../../../shared/itemKind';
import { TREE_IDS } from '../../../shared/types';
import type { PageTreeItem, TreeId } from '../../../shared/types';
import { walkPages } from '../../../shared/walkPages';

const trees = loadTrees();

function itemsOf(id: TreeId): PageTreeItem[] {
  return walkPages(trees[id]).map(({ item }) => item);
}

function itemOf(id: TreeId, pathname: string): PageTreeItem | undefined {
  return itemsOf(id).find((item) => item.pathname === pathname);
}

describe('the page trees of the site', () => {
  // The counts of the original site, minus the pages of the API reference, which are added
  // automatically, plus what the original doesn't have: the API index and the API changes.
  it.each<[TreeId, number]>([
    // Plus the pages about the code of eight templates, the guide to forms, and the theme builder; minus a
    // second link to the template store.
    ['material-ui', 308 - 145 + 2 + 8 + 1 + 1 - 1],
    // The original has no overview of all components.
    ['joy-ui', 163 - 79 + 1 + 2],
    ['system', 40 - 4 + 2],
    ['base-ui', 105 - 54 + 2],
    // All API pages of the data grid are in the tree, so none is added automatically.
    ['x', 344 - 120 + 7],
    ['toolpad-core', 44 - 8 + 1],
    ['toolpad-studio', 87],
    // Without the three groups of test data (tests/fixtures/page-tree), and plus the page about
    // third parties, which the original doesn't have.
    ['docs-infra', 87 - 77 + 1],
    ['experiments', 26],
    // Plus the link to the page about this site.
    ['docs', 3 + 1],
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

  it.each<[TreeId, PageTreeItem]>([
    ['material-ui', { pathname: '/material-ui/react-button', title: 'Button' }],
    ['material-ui', { pathname: '/material-ui/react-grid', title: 'Grid', deprecated: true }],
    [
      'material-ui',
      {
        pathname: '/material-ui/design-resources/material-ui-sync',
        title: 'Figma Sync plugin',
        beta: true,
      },
    ],
    ['base-ui', { pathname: '/base-ui/react-popup', title: 'Popup', unstable: true }],
    [
      'x',
      {
        pathname: '/x/react-data-grid/filtering/header-filters',
        title: 'Header filters',
        newFeature: true,
        plan: 'pro',
      },
    ],
    ['experiments', { pathname: '/experiments', title: 'All experiments' }],
    ['docs', { pathname: 'https://mui.com/blog/', title: 'Blog', icon: 'BookIcon' }],
    [
      'docs',
      {
        pathname: 'https://mui.com/store/',
        title: 'Template store',
        icon: 'ReaderIcon',
        linkProps: {
          'data-ga-event-category': 'store',
          'data-ga-event-action': 'click',
          'data-ga-event-label': 'sidenav',
        },
      },
    ],
  ])('%s keeps every field of %j', (id, item) => {
    expect(itemOf(id, item.pathname)).toEqual(item);
  });

  it('keep the marks and subheaders of groups', () => {
    expect(itemOf('system', '/system/styles')).toMatchObject({ legacy: true });
    expect(itemOf('material-ui', '/material-ui/customization/css-variables')).toMatchObject({
      newFeature: true,
    });
    expect(itemOf('material-ui', '/mui-x')).toMatchObject({ subheader: 'MUI\u00a0X' });
  });

  it('leave most API pages to the API reference', () => {
    const group = itemOf('material-ui', '/material-ui/api-group');
    expect(group).toMatchObject({
      apiPages: '/material-ui/api/',
      children: [{ pathname: '/material-ui/api', title: 'Index' }],
    });
    // Its API pages are tabs of the components' pages.
    expect(itemOf('base-ui', '/base-ui/api-group')).toMatchObject({
      apiPages: '/base-ui/',
      children: [{ pathname: '/base-ui/api', title: 'Index' }],
    });
    const apiPagesInTrees = TREE_IDS.flatMap((id) => {
      const prefixes = itemsOf(id).flatMap(({ apiPages }) => apiPages ?? []);
      return itemsOf(id).filter(
        (item) =>
          isPage(item) &&
          prefixes.some((prefix) => prefix.includes('/api/') && item.pathname.startsWith(prefix)),
      );
    });
    // Interfaces aren't components, so their pages are in the trees.
    expect(apiPagesInTrees.map(({ pathname }) => pathname)).toHaveLength(5);
    expect(apiPagesInTrees.map(({ pathname }) => pathname)).toContain('/x/api/charts/axis-config');
  });
});

describe('loadTrees', () => {
  it('leaves other experiments out of production builds', () => {
    const production = loadTrees({ production: true });
    expect(production['material-ui']).toEqual(trees['material-ui']);
    expect(production['docs-infra']).toEqual(trees['docs-infra']);
    expect(production.experiments.map(({ pathname }) => pathname)).toEqual([
      '/experiments/docs-group',
    ]);
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
    expect(load).toThrow('Duplicated pathname /a in pages');
    expect(load).toThrow('content/navigation/system.ts');
    expect(load).toThrow('first First (/a), then Group › Second (/a)');
  });

  it('accepts the same page in two trees', () => {
    const shared = [{ pathname: '/x/react-charts', title: 'Charts' }];
    expect(() => loadTrees({ trees: { ...trees, docs: shared } })).not.toThrow();
  });
});

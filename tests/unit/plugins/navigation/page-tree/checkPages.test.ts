import { checkTrees } from '../../../../../plugins/navigation/page-tree';
import { checkPages } from '../../../../../plugins/navigation/page-tree/checkPages';
import { loadTrees } from '../../../../../plugins/navigation/page-tree/loadTrees';
import type { PageTreeItem, PageTrees } from '../../../../../src/site/navigation/types';

const EMPTY: PageTrees = {
  'material-ui': [],
  'joy-ui': [],
  system: [],
  'base-ui': [],
  x: [],
  'toolpad-core': [],
  'toolpad-studio': [],
  'docs-infra': [],
  experiments: [],
  docs: [],
};

function faultsOf(
  tree: readonly PageTreeItem[],
  pages: readonly string[],
  apiPages: readonly string[] = [],
): string[] {
  return checkPages({ ...EMPTY, 'base-ui': tree }, { pages, apiPages });
}

test('a tree may hold a page of src/pages, and need not', () => {
  const versions: PageTreeItem = { pathname: '/versions', title: 'Versions' };
  const faults = (sitePages: readonly string[]) =>
    checkPages({ ...EMPTY, docs: [versions] }, { pages: [], sitePages, apiPages: [] });
  expect(faults(['/', '/versions'])).toEqual([]);
  expect(faults(['/'])).toEqual([
    'content/navigation/docs.ts: Versions (/versions): no page is written. Write it, or mark the item "planned: true".',
  ]);
});

const button: PageTreeItem = { pathname: '/base-ui/react-button', title: 'Button' };
const slider: PageTreeItem = { pathname: '/base-ui/react-slider', title: 'Slider', planned: true };
const api: PageTreeItem = { pathname: '/base-ui/api', apiPages: '/base-ui/', children: [] };

describe('checkPages', () => {
  it('is content with written pages, planned items, and API pages of a group', () => {
    const tree = [
      { pathname: '/base-ui/react-', children: [button, slider] },
      { pathname: '/base-ui/divider', subheader: 'divider' },
      { pathname: 'https://mui.com/blog/', title: 'Blog' },
      api,
    ];
    const faults = faultsOf(
      tree,
      ['/base-ui/react-button'],
      ['/base-ui/react-button/components-api/#button', '/base-ui/react-slider/hooks-api'],
    );
    expect(faults).toEqual([]);
  });

  it('finds a planned item that has a page', () => {
    const tree = [{ pathname: '/base-ui/react-', title: 'Components', children: [slider] }];
    expect(faultsOf(tree, ['/base-ui/react-slider'])).toEqual([
      'content/navigation/base-ui.ts: Components › Slider (/base-ui/react-slider): marked planned, but the page is written. Remove "planned: true".',
    ]);
  });

  it('finds one whose page is of the API reference', () => {
    expect(faultsOf([slider, api], [], ['/base-ui/react-slider'])).toHaveLength(1);
  });

  it('finds one in every tree that holds the page', () => {
    const trees = { ...EMPTY, 'base-ui': [slider], docs: [slider] };
    expect(checkPages(trees, { pages: ['/base-ui/react-slider'], apiPages: [] })).toHaveLength(2);
  });

  it('finds an item with neither page nor mark', () => {
    expect(faultsOf([button], [])).toEqual([
      'content/navigation/base-ui.ts: Button (/base-ui/react-button): no page is written. Write it, or mark the item "planned: true".',
    ]);
  });

  it('finds a page that no tree holds, and names the tree that should', () => {
    expect(faultsOf([], ['/x/react-charts', '/experiments/docs/demos', '/about'])).toEqual([
      '/x/react-charts: no page tree holds this page. Add an item for it to content/navigation/x.ts.',
      '/experiments/docs/demos: no page tree holds this page. Add an item for it to content/navigation/docs-infra.ts.',
      '/about: no page tree holds this page. Add an item for it to content/navigation/docs.ts.',
    ]);
  });

  it('takes the identity of a group for no page', () => {
    const tree = [{ pathname: '/base-ui/react-button', children: [slider] }];
    expect(faultsOf(tree, ['/base-ui/react-button'])).toHaveLength(1);
  });

  it('does not count a document as held because it is where API pages are', () => {
    expect(faultsOf([api], ['/base-ui/react-button'])).toHaveLength(1);
  });

  it('is content with an API page that is an item of its own', () => {
    expect(faultsOf([button], [], ['/base-ui/react-button'])).toEqual([]);
  });

  it('finds an API page that no group takes in', () => {
    expect(faultsOf([api], [], ['/joy-ui/api/button'])).toEqual([
      '/joy-ui/api/button: no group takes in this API page. Give a group of a page tree "apiPages" with the start of its path.',
    ]);
  });
});

describe('checkTrees', () => {
  it('throws with every fault in one message', () => {
    const check = () => checkTrees({ ...EMPTY, x: [button] }, { pages: ['/x/a/'], apiPages: [] });
    expect(check).toThrow('Page trees and pages do not agree:');
    expect(check).toThrow('(/base-ui/react-button): no page is written');
    expect(check).toThrow('/x/a/: no page tree holds this page');
  });

  it('finds nothing in trees of planned pages', () => {
    const { experiments, docs } = loadTrees();
    const trees = { ...EMPTY, experiments, docs };
    const written = { pages: [], sitePages: ['/versions'], apiPages: [] };
    expect(() => checkTrees(trees, written)).not.toThrow();
  });
});

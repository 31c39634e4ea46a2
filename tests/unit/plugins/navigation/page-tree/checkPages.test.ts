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

function problemsOf(
  tree: readonly PageTreeItem[],
  pages: readonly string[],
  apiPages: readonly string[] = [],
): string[] {
  return checkPages({ ...EMPTY, 'base-ui': tree }, { pages, apiPages });
}

test('a tree can contain a page of src/pages, but does not have to', () => {
  const versions: PageTreeItem = { pathname: '/versions', title: 'Versions' };
  const problems = (sitePages: readonly string[]) =>
    checkPages({ ...EMPTY, docs: [versions] }, { pages: [], sitePages, apiPages: [] });
  expect(problems(['/', '/versions'])).toEqual([]);
  expect(problems(['/'])).toEqual([
    'content/navigation/docs.ts: Versions (/versions): the page does not exist. Write it, or mark the item "planned: true".',
  ]);
});

const button: PageTreeItem = { pathname: '/base-ui/react-button', title: 'Button' };
const slider: PageTreeItem = { pathname: '/base-ui/react-slider', title: 'Slider', planned: true };
const api: PageTreeItem = { pathname: '/base-ui/api', apiPages: '/base-ui/', children: [] };

describe('checkPages', () => {
  it('accepts written pages, planned items, and API pages of a group', () => {
    const tree = [
      { pathname: '/base-ui/react-', children: [button, slider] },
      { pathname: '/base-ui/divider', subheader: 'divider' },
      { pathname: 'https://mui.com/blog/', title: 'Blog' },
      api,
    ];
    const problems = problemsOf(
      tree,
      ['/base-ui/react-button'],
      ['/base-ui/react-button/components-api/#button', '/base-ui/react-slider/hooks-api'],
    );
    expect(problems).toEqual([]);
  });

  it('reports a planned item that has a page', () => {
    const tree = [{ pathname: '/base-ui/react-', title: 'Components', children: [slider] }];
    expect(problemsOf(tree, ['/base-ui/react-slider'])).toEqual([
      'content/navigation/base-ui.ts: Components › Slider (/base-ui/react-slider): the item is marked planned, but the page exists. Remove "planned: true".',
    ]);
  });

  it('reports a planned item whose page is in the API reference', () => {
    expect(problemsOf([slider, api], [], ['/base-ui/react-slider'])).toHaveLength(1);
  });

  it('reports a planned item in every tree that contains the page', () => {
    const trees = { ...EMPTY, 'base-ui': [slider], docs: [slider] };
    expect(checkPages(trees, { pages: ['/base-ui/react-slider'], apiPages: [] })).toHaveLength(2);
  });

  it('reports an item that has no page and is not planned', () => {
    expect(problemsOf([button], [])).toEqual([
      'content/navigation/base-ui.ts: Button (/base-ui/react-button): the page does not exist. Write it, or mark the item "planned: true".',
    ]);
  });

  it('reports a page that no tree contains, with the tree that should contain it', () => {
    expect(problemsOf([], ['/x/react-charts', '/experiments/docs/demos', '/about'])).toEqual([
      '/x/react-charts: no page tree contains this page. Add an item for it to content/navigation/x.ts.',
      '/experiments/docs/demos: no page tree contains this page. Add an item for it to content/navigation/docs-infra.ts.',
      '/about: no page tree contains this page. Add an item for it to content/navigation/docs.ts.',
    ]);
  });

  it('does not treat the pathname of a group as a page', () => {
    const tree = [{ pathname: '/base-ui/react-button', children: [slider] }];
    expect(problemsOf(tree, ['/base-ui/react-button'])).toHaveLength(1);
  });

  it('reports a document that no tree contains, even if its path starts like those of API pages', () => {
    expect(problemsOf([api], ['/base-ui/react-button'])).toHaveLength(1);
  });

  it('accepts an API page that has its own item', () => {
    expect(problemsOf([button], [], ['/base-ui/react-button'])).toEqual([]);
  });

  it('reports an API page that no group contains', () => {
    expect(problemsOf([api], [], ['/joy-ui/api/button'])).toEqual([
      '/joy-ui/api/button: no group contains this API page. Set "apiPages" of a group in a page tree to the start of its path.',
    ]);
  });
});

test('reports the problems of all trees', () => {
  const problems = checkPages({ ...EMPTY, x: [button] }, { pages: ['/x/a/'], apiPages: [] });
  expect(problems).toEqual([
    expect.stringContaining('(/base-ui/react-button): the page does not exist'),
    expect.stringContaining('/x/a/: no page tree contains this page'),
  ]);
});

test('accepts trees of planned pages', () => {
  const { experiments, docs } = loadTrees();
  const trees = { ...EMPTY, experiments, docs };
  expect(checkPages(trees, { pages: [], sitePages: ['/versions'], apiPages: [] })).toEqual([]);
});

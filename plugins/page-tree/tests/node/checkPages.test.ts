import { checkPages } from '../../node/trees/checkPages';
import type { PageTreeItem, PageTrees } from '../../shared/types';

const EMPTY: PageTrees = {
  'material-ui': [],
  'joy-ui': [],
  system: [],
  'base-ui': [],
  x: [],
  'toolpad-core': [],
  'docs-infra': [],
  experiments: [],
  docs: [],
};

const fileOf = (path: string) => `docs${path}.mdx`;

function problemsOf(
  tree: readonly PageTreeItem[],
  paths: readonly string[],
  apiPages: readonly string[] = [],
): string[] {
  const pages = paths.map((path) => ({ path, file: fileOf(path) }));
  return checkPages({ ...EMPTY, 'base-ui': tree }, { pages, apiPages });
}

const button: PageTreeItem = { pathname: '/base-ui/react-button', title: 'Button' };
const slider: PageTreeItem = { pathname: '/base-ui/react-slider', title: 'Slider' };
const api: PageTreeItem = { pathname: '/base-ui/api', apiPages: '/base-ui/', children: [] };

describe('checkPages', () => {
  it('accepts pages with an item, items that are no pages, and API pages of a group', () => {
    const tree = [
      { pathname: '/base-ui/react-', children: [button, slider] },
      { pathname: '/base-ui/divider', subheader: 'divider' },
      { pathname: 'https://mui.com/blog/', title: 'Blog' },
      api,
    ];
    const problems = problemsOf(
      tree,
      ['/base-ui/react-button', '/base-ui/react-slider'],
      ['/base-ui/react-button/components-api/#button', '/base-ui/react-slider/hooks-api'],
    );
    expect(problems).toEqual([]);
  });

  it('reports a page that no tree contains, with the tree that should contain it', () => {
    const file = '/x/react-charts';
    expect(problemsOf([], [file, '/experiments/docs/demos', '/about'])).toEqual([
      "docs/x/react-charts.mdx:1: no page tree contains this page. Add { pathname: '/x/react-charts', title: '…' } to content/navigation/x.ts or the file of its group.",
      "docs/experiments/docs/demos.mdx:1: no page tree contains this page. Add { pathname: '/experiments/docs/demos', title: '…' } to content/navigation/docs-infra.ts or the file of its group.",
      "docs/about.mdx:1: no page tree contains this page. Add { pathname: '/about', title: '…' } to content/navigation/docs.ts or the file of its group.",
    ]);
  });

  it('does not treat the pathname of a group as a page', () => {
    const tree = [{ pathname: '/base-ui/react-button', children: [slider] }];
    const paths = ['/base-ui/react-button', '/base-ui/react-slider'];
    expect(problemsOf(tree, paths)).toHaveLength(1);
  });

  it('reports an item whose page does not exist, with its place', () => {
    const tree = [{ pathname: '/base-ui/inputs', title: 'Inputs', children: [button, slider] }];
    expect(problemsOf(tree, ['/base-ui/react-button'])).toEqual([
      'content/navigation/base-ui.ts: Inputs › Slider (/base-ui/react-slider): the site has no such page. Write it, correct the pathname, or remove the item.',
    ]);
  });

  it('accepts an item of a page that need not be in a tree', () => {
    const about = { path: '/about', file: 'src/pages/about.tsx' };
    const existing = { pages: [], others: [about], apiPages: [] };
    expect(checkPages({ ...EMPTY, docs: [{ pathname: '/about' }] }, existing)).toEqual([]);
  });

  it('reports a document that no tree contains, even if its path starts like those of API pages', () => {
    expect(problemsOf([api], ['/base-ui/react-button'])).toHaveLength(1);
  });

  it('reports an item with two pages, with both files', () => {
    const path = '/base-ui/react-button';
    const pages = ['react-button', 'index', 'other'].map((name) => ({
      path,
      file: `docs/base-ui/react-button/${name}.mdx`,
    }));
    const problems = checkPages({ ...EMPTY, 'base-ui': [button] }, { pages, apiPages: [] });
    expect(problems).toEqual([
      'docs/base-ui/react-button/index.mdx:1: docs/base-ui/react-button/react-button.mdx is already the page /base-ui/react-button. Remove or move one of the two files.',
      'docs/base-ui/react-button/other.mdx:1: docs/base-ui/react-button/react-button.mdx is already the page /base-ui/react-button. Remove or move one of the two files.',
    ]);
  });

  it('reports a page whose path differs from that of another page only by case', () => {
    const other = { pathname: '/base-ui/React-Button', title: 'Button' };
    const paths = ['/base-ui/react-button', '/base-ui/React-Button'];
    expect(problemsOf([button, other], paths)).toEqual([
      'docs/base-ui/React-Button.mdx:1: docs/base-ui/react-button.mdx is already the page /base-ui/react-button, and /base-ui/React-Button differs only by case. Remove or move one of the two files.',
    ]);
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

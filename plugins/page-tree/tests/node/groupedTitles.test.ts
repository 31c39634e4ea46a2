import { groupedTitles } from '../../node/trees/groupedTitles';
import { TREE_IDS } from '../../shared/types';
import type { PageTreeItem, PageTrees } from '../../shared/types';

function treesOf(own: Partial<PageTrees>): PageTrees {
  return Object.fromEntries(TREE_IDS.map((id) => [id, own[id] ?? []])) as unknown as PageTrees;
}

const page = (pathname: string, title: string): PageTreeItem => ({ pathname, title });
const trees = treesOf({
  x: [
    page('/x/introduction', 'Overview'),
    {
      ...{ pathname: '/x/react-charts-group', title: 'Charts' },
      children: [
        page('/x/react-charts', 'Overview'),
        page('/x/react-charts/axis', 'Axis'),
        { pathname: '/x/charts-api', title: 'API', children: [page('/x/api/charts', 'Index')] },
      ],
    },
    {
      ...{ pathname: '/x/react-tree-view-group', title: 'Tree View' },
      children: [
        { pathname: '/x/tree-api', title: 'API', children: [page('/x/api/tree-view', 'Index')] },
      ],
    },
  ],
});
const titleOf = ({ title }: PageTreeItem) => title || null;

test.each([
  ['/x/react-charts', 'Charts · Overview'],
  // No other page has its title.
  ['/x/react-charts/axis', undefined],
  // It is in no group.
  ['/x/introduction', undefined],
  ['/x/nothing', undefined],
  // Its group has the same title as that of the other page, too.
  ['/x/api/charts', 'Charts · API · Index'],
  ['/x/api/tree-view', 'Tree View · API · Index'],
])('%s is told apart by %j', (path, title) => {
  expect(groupedTitles(trees, titleOf)(path)).toBe(title);
});

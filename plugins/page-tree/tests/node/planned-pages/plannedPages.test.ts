import { groupedTitles, pagesOfTrees } from '../../../node/planned-pages/plannedPages';
import type { PageTreeItem, PageTrees } from '../../../shared/types';

const page = (pathname: string, title: string): PageTreeItem => ({ pathname, title });
const trees = {
  'material-ui': [],
  'base-ui': [],
  'joy-ui': [],
  system: [],
  'toolpad-core': [],
  x: [
    page('/x/introduction', 'Overview'),
    {
      pathname: '/x/react-charts-group',
      title: 'Charts',
      children: [
        page('/x/react-charts', 'Overview'),
        page('/x/react-charts/axis', 'Axis'),
        { pathname: '/x/charts-api', title: 'API', children: [page('/x/api/charts', 'Index')] },
      ],
    },
    {
      pathname: '/x/react-tree-view-group',
      title: 'Tree View',
      children: [
        { pathname: '/x/tree-api', title: 'API', children: [page('/x/api/tree-view', 'Index')] },
      ],
    },
  ],
} as unknown as PageTrees;
const titleOf = ({ title }: PageTreeItem) => title || null;

test('a page has the title of its group in front of its own when another page has the same', () => {
  const titles = groupedTitles(pagesOfTrees(trees, titleOf), titleOf);
  expect(titles('/x/react-charts')).toBe('Charts · Overview');
  expect(titles('/x/react-charts/axis')).toBeUndefined();
  // It is in no group.
  expect(titles('/x/introduction')).toBeUndefined();
  expect(titles('/x/nothing')).toBeUndefined();
});

test('a group that has the same title, too, has that of its own group in front of it', () => {
  const titles = groupedTitles(pagesOfTrees(trees, titleOf), titleOf);
  expect(titles('/x/api/charts')).toBe('Charts · API · Index');
  expect(titles('/x/api/tree-view')).toBe('Tree View · API · Index');
});

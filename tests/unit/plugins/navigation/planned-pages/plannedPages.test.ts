import {
  groupedTitles,
  pagesOfTrees,
} from '../../../../../plugins/navigation/planned-pages/plannedPages';
import type { PageTreeItem, PageTrees } from '../../../../../src/navigation/shared/types';

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
        { pathname: '/x/react-charts/bars-group', title: 'Bars', children: [] },
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

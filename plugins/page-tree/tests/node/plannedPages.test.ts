import {
  pagesOfTrees,
  plannedPages,
  apiPagesNear,
  relatedPages,
  groupedTitles,
} from '../../node/planned-pages/plannedPages';
import { pageToTitle } from '../../shared/pageTitle';
import { TREE_IDS } from '../../shared/types';
import type { PageTreeItem, PageTrees } from '../../shared/types';

function treesOf(own: Partial<PageTrees>): PageTrees {
  return Object.fromEntries(TREE_IDS.map((id) => [id, own[id] ?? []])) as unknown as PageTrees;
}

const group = (title: string, ...paths: string[]): PageTreeItem => ({
  pathname: `/${title}`,
  title,
  children: paths.map((pathname) => ({ pathname })),
});

const TREES = treesOf({
  'material-ui': [
    group('Inputs', '/material-ui/react-slider', '/material-ui/react-button', '/x/react-data-grid'),
    group('Guides', '/material-ui/customization/dark-mode'),
  ],
  'joy-ui': [
    group('Inputs', '/joy-ui/react-button', '/joy-ui/react-slider', '/joy-ui/react-switch'),
    group('Customization', '/joy-ui/customization/dark-mode'),
  ],
  x: [
    {
      ...group('Data Grid', '/x/react-data-grid', '/x/react-data-grid/sorting'),
      title: 'Data Grid',
    },
    group('Charts', '/x/react-charts/sorting'),
  ],
});
const WRITTEN = new Set([
  '/material-ui/react-slider',
  '/material-ui/customization/dark-mode',
  '/joy-ui/getting-started',
  '/joy-ui/react-button',
  '/joy-ui/api/slider',
  '/x/introduction',
  '/x/react-data-grid',
  '/x/api/data-grid/data-grid',
]);

const planned = plannedPages(pagesOfTrees(TREES, pageToTitle), WRITTEN);
const pageAt = (path: string) => {
  const page = planned.find((each) => each.path === path);
  if (!page) {
    throw new Error(`${path} isn't planned.`);
  }
  return page;
};

test('planned pages are those of the product itself, and are named apart', () => {
  expect(planned.map(({ path, title }) => [path, title])).toEqual([
    ['/material-ui/react-button', 'Button'],
    ['/joy-ui/react-slider', 'Slider'],
    ['/joy-ui/react-switch', 'Switch'],
    ['/joy-ui/customization/dark-mode', 'Dark mode'],
    ['/x/react-data-grid/sorting', 'Data Grid · Sorting'],
    ['/x/react-charts/sorting', 'Charts · Sorting'],
  ]);
});

test.each([
  [
    '/joy-ui/react-slider',
    ['/material-ui/react-slider', '/joy-ui/react-button', '/joy-ui/getting-started'],
  ],
  [
    '/joy-ui/customization/dark-mode',
    ['/material-ui/customization/dark-mode', '/joy-ui/getting-started'],
  ],
  ['/x/react-data-grid/sorting', ['/x/react-data-grid', '/x/introduction']],
  ['/x/react-charts/sorting', ['/x/introduction']],
])('near %s are %j', (path, pages) => {
  expect(relatedPages(pageAt(path), TREES, WRITTEN)).toEqual(pages);
});

test.each([
  ['/joy-ui/react-slider', ['/joy-ui/api/slider']],
  ['/joy-ui/react-switch', []],
  ['/joy-ui/customization/dark-mode', []],
  ['/x/react-data-grid/sorting', ['/x/api/data-grid/data-grid']],
  ['/x/react-charts/sorting', []],
])('the API of %s is in %j', (path, pages) => {
  expect(apiPagesNear(pageAt(path), WRITTEN)).toEqual(pages);
});

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
  expect(groupedTitles(pagesOfTrees(trees, titleOf), titleOf)(path)).toBe(title);
});

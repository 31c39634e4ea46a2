import { pagesOfTrees, plannedPages } from '../../../node/planned-pages/plannedPages';
import { apiPagesNear, relatedPages } from '../../../node/planned-pages/relatedPages';
import { pageToTitle } from '../../../shared/pageTitle';
import type { PageTreeItem, PageTrees } from '../../../shared/types';
import { TREE_IDS } from '../../../shared/types';

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

import { componentGroups, thumbnailName } from '../../shared/componentGroups';
import { FLAG_LABELS, marksOf, PLAN_TITLES } from '@component-docs/page-tree/shared/chips';
import { pageToTitle } from '@component-docs/page-tree/shared/pageTitle';
import { FLAGS } from '@component-docs/page-tree/shared/types';
import type { PageTreeItem } from '@component-docs/page-tree/shared/types';

test.each([
  ['/material-ui/react-button', 'Button'],
  ['/material-ui/react-radio-button', 'RadioButton'],
  ['/material-ui/react-grid2', 'Grid2'],
  ['/material-ui/about-the-lab', 'AboutTheLab'],
  ['/toolpad/core/react-sign-in-page/', 'SignInPage'],
])('%s has the thumbnail %s', (pathname, name) => {
  expect(thumbnailName(pathname)).toBe(name);
});

const overview = {
  product: 'material-ui',
  group: '/material-ui/react-',
  folder: 'material-ui/all-components',
} as const;
const labels = { flags: FLAG_LABELS, plans: PLAN_TITLES };
const input = { titleOf: pageToTitle, labels };

const tree: readonly PageTreeItem[] = [
  { pathname: '/material-ui/getting-started', title: 'Overview' },
  {
    pathname: '/material-ui/react-',
    title: 'Components',
    children: [
      { pathname: '/material-ui/all-components', title: 'All components' },
      {
        pathname: '/material-ui/components/data-display',
        title: 'Data display',
        subheader: 'data-display',
        children: [
          { pathname: '/material-ui/react-table', title: 'Table' },
          { pathname: '/material-ui/react-grid', title: 'Grid', deprecated: true },
          { pathname: '/material-ui/react-hidden', title: 'Hidden', inSideNav: false },
        ],
      },
      {
        pathname: '/mui-x',
        title: 'MUI X',
        subheader: 'MUI X',
        children: [
          { pathname: '/x/react-data-grid', title: 'Data Grid' },
          { pathname: 'https://v7.mui.com/x/react-charts/', title: 'Charts', newFeature: true },
        ],
      },
    ],
  },
];

describe('componentGroups', () => {
  it('returns a group for each group of components, without the overview itself', () => {
    expect(componentGroups(tree, overview, input).map(({ id, title }) => [id, title])).toEqual([
      ['data-display', 'Data display'],
      ['mui-x', 'MUI X'],
    ]);
  });

  it('links to pages, with their marks', () => {
    expect(componentGroups(tree, overview, input)[0]?.cards).toEqual([
      {
        title: 'Table',
        href: '/material-ui/react-table',
        thumbnail: 'material-ui/Table',
        marks: [],
      },
      {
        title: 'Grid',
        href: '/material-ui/react-grid',
        thumbnail: 'material-ui/Grid',
        marks: [{ label: 'Deprecated', tone: 'warning' }],
      },
    ]);
  });

  it('has no thumbnail for pages of another product and of another site', () => {
    expect(componentGroups(tree, overview, input)[1]?.cards).toEqual([
      { title: 'Data Grid', href: '/x/react-data-grid', marks: [] },
      {
        title: 'Charts',
        href: 'https://v7.mui.com/x/react-charts/',
        marks: [{ label: 'New', tone: 'success' }],
      },
    ]);
  });

  it('recognizes the pages of a product whose path is not its id', () => {
    const group = '/toolpad/core/components-group';
    const children = [{ pathname: '/toolpad/core/react-account', title: 'Account' }];
    const toolpad = [{ pathname: group, children: [{ pathname: '/toolpad/core/auth', children }] }];
    const toolpadOverview = { product: 'toolpad-core', group, folder: 'toolpad-core/all' } as const;
    expect(componentGroups(toolpad, toolpadOverview, input)[0]?.cards).toEqual([
      {
        title: 'Account',
        href: '/toolpad/core/react-account',
        thumbnail: 'toolpad-core/Account',
        marks: [],
      },
    ]);
  });

  it('has titles and marks in the reader’s language, and English anchors', () => {
    const chinese = componentGroups(tree, overview, {
      ...input,
      titleOf: (item) => `中${pageToTitle(item)}`,
      labels: { ...labels, flags: { ...FLAG_LABELS, newFeature: '新增' } },
    });
    expect(chinese[1]).toMatchObject({
      id: 'mui-x',
      title: '中MUI X',
      cards: [{ title: '中Data Grid' }, { title: '中Charts', marks: [{ label: '新增' }] }],
    });
  });

  it.each([...FLAGS.map((flag) => ({ [flag]: true })), { plan: 'pro' }, { plan: 'premium' }])(
    'marks the card of an item with %j',
    (mark) => {
      const item = { pathname: '/material-ui/react-table', ...mark } as PageTreeItem;
      const group = { pathname: '/material-ui/data', children: [item] };
      const pages = [{ pathname: overview.group, children: [group] }];
      const marks = componentGroups(pages, overview, input)[0]?.cards[0]?.marks;
      expect(marks).toEqual(marksOf(item, labels));
      expect(marks).toHaveLength(1);
    },
  );
});

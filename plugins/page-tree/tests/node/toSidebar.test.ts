import { ENGLISH_LABELS, FLAG_LABELS, PLAN_TITLES } from '../../shared/chips';
import { toSidebar } from '../../node/trees/toSidebar';
import type { SidebarInput } from '../../node/trees/toSidebar';
import { FLAGS } from '../../shared/types';
import type { PageTreeItem } from '../../shared/types';

const docs = new Map([['/material-ui/react-button', 'react-button/react-button']]);
const button: PageTreeItem = { pathname: '/material-ui/react-button', title: 'Button' };
const slider: PageTreeItem = { pathname: '/material-ui/react-slider', title: 'A & <B>' };

function sidebarOf(item: PageTreeItem, input: Partial<SidebarInput> = {}) {
  return toSidebar([item], { docs, ...input });
}

describe('toSidebar', () => {
  it('links to the document of a page', () => {
    expect(sidebarOf(button)).toEqual([
      {
        type: 'doc',
        id: 'react-button/react-button',
        label: 'Button',
        key: '/material-ui/react-button',
      },
    ]);
  });

  it('finds the document of a pathname with a trailing slash', () => {
    expect(sidebarOf({ pathname: '/material-ui/react-button/' })).toMatchObject([{ type: 'doc' }]);
  });

  it('links to external items and to pages of other products by URL', () => {
    expect(sidebarOf({ pathname: 'https://mui.com/blog/', title: 'Blog' })).toEqual([
      {
        type: 'link',
        href: 'https://mui.com/blog/',
        label: 'Blog',
        key: 'https://mui.com/blog/',
      },
    ]);
    expect(sidebarOf(slider)).toMatchObject([{ type: 'link', href: '/material-ui/react-slider' }]);
  });

  it('keeps the query of a link', () => {
    const item = { ...button, query: { docsPage: 'a b' } };
    expect(sidebarOf(item)).toMatchObject([
      { type: 'link', href: '/material-ui/react-button?docsPage=a+b' },
    ]);
  });

  it('converts groups to collapsible categories and subheaders to labels above their items', () => {
    const inputs = { pathname: '/inputs', subheader: 'inputs', children: [button] };
    const group = { pathname: '/react-', title: 'Components', children: [inputs] };
    expect(sidebarOf(group)).toEqual([
      {
        type: 'category',
        label: 'Components',
        key: '/react-',
        items: [
          {
            type: 'category',
            label: 'Inputs',
            key: '/inputs',
            collapsible: false,
            className: 'sidebar-subheader',
            items: sidebarOf(button),
          },
        ],
      },
    ]);
  });

  it('shows a subheader without items as a label', () => {
    expect(sidebarOf({ pathname: '/d', title: 'Rest', subheader: 'rest' })).toEqual([
      { type: 'html', value: 'Rest' },
    ]);
  });

  it('passes marks, icon, link attributes, and page settings to the theme', () => {
    const item: PageTreeItem = {
      ...button,
      newFeature: true,
      beta: false,
      plan: 'pro',
      icon: 'WebIcon',
      linkProps: { rel: 'sponsored' },
      disableDrawer: true,
    };
    expect(sidebarOf(item)[0]).toHaveProperty('customProps', {
      marks: [
        { label: 'Pro plan', plan: 'pro' },
        { label: 'New', tone: 'success' },
      ],
      icon: 'WebIcon',
      linkProps: { rel: 'sponsored' },
      disableDrawer: true,
    });
    const group = { pathname: '/g', legacy: true, children: [button] };
    expect(sidebarOf(group)[0]).toHaveProperty('customProps', {
      marks: [{ label: 'Legacy', tone: 'warning' }],
    });
    expect(sidebarOf({ ...button, plan: 'community' })[0]).not.toHaveProperty('customProps');
  });

  it('leaves out items that are not in the side navigation and groups that become empty', () => {
    const hidden = { ...button, inSideNav: false };
    expect(sidebarOf(hidden)).toEqual([]);
    expect(sidebarOf({ pathname: '/g', children: [hidden] })).toEqual([]);
    expect(sidebarOf({ pathname: '/g', inSideNav: false, children: [button] })).toEqual([]);
  });

  it('uses the titles and labels of another language', () => {
    const labels = {
      ...ENGLISH_LABELS,
      flags: { ...ENGLISH_LABELS.flags, planned: '计划中' },
    };
    const item = { ...slider, planned: true };
    const titleOf = ({ pathname }: PageTreeItem) => (pathname.endsWith('slider') ? '滑块' : null);
    expect(sidebarOf(item, { labels, titleOf })).toMatchObject([
      { label: '滑块', customProps: { marks: [{ label: '计划中', tone: 'neutral' }] } },
    ]);
    // Docusaurus doesn't accept an empty label.
    expect(sidebarOf(button, { titleOf })).toMatchObject([{ label: '/material-ui/react-button' }]);
  });

  it('passes on the English title if the title in another language does not contain it', () => {
    const usage: PageTreeItem = { pathname: '/material-ui/usage', title: 'Usage' };
    const titleOf = ({ title }: PageTreeItem) => (title === 'Button' ? 'Button 按钮' : '用法');
    const input = { titleOf, isTranslated: true };
    expect(sidebarOf(usage, input)).toMatchObject([{ customProps: { englishTitle: 'Usage' } }]);
    expect(sidebarOf({ ...usage, children: [button] }, input)).toMatchObject([
      { customProps: { englishTitle: 'Usage' } },
    ]);
    expect(sidebarOf(button, input)[0]).not.toHaveProperty('customProps');
  });

  it('marks a title without a translation as English, but only in another language', () => {
    expect(sidebarOf(button, { isTranslated: true })[0]).toHaveProperty('customProps', {
      lang: 'en',
    });
    expect(sidebarOf(button)[0]).not.toHaveProperty('customProps');
  });
});

describe('toSidebar with API pages', () => {
  const group: PageTreeItem = {
    pathname: '/material-ui/api',
    title: 'Component API',
    apiPages: '/material-ui/api/',
    children: [button],
  };

  it('adds a placeholder after the items of a group', () => {
    expect(sidebarOf(group)).toMatchObject([
      {
        type: 'category',
        items: [{ type: 'doc' }, { type: 'html', customProps: { apiPages: '/material-ui/api/' } }],
      },
    ]);
  });
});

test.each([
  ...FLAGS.map((flag) => [flag, FLAG_LABELS[flag]] as const),
  ...(['pro', 'premium'] as const).map((plan) => [plan, PLAN_TITLES[plan]] as const),
])('marks pages, groups, labels, and links with %s', (mark, label) => {
  const isPlan = mark === 'pro' || mark === 'premium';
  const marked = isPlan ? { plan: mark } : { [mark]: true };
  const items: PageTreeItem[] = [
    { ...button, ...marked },
    { pathname: '/g', children: [button], ...marked },
    { pathname: '/d', subheader: 'rest', ...marked },
    { pathname: 'https://example.com', title: 'Elsewhere', ...marked },
    { pathname: '/material-ui/react-select', ...marked },
  ];
  for (const item of items) {
    const [shown] = sidebarOf(item);
    const marks = shown?.customProps?.marks ?? [];
    const count = marks.filter((shownMark) => shownMark.label === label).length;
    expect([item.pathname, count]).toEqual([item.pathname, 1]);
  }
});

import { iconHtml } from '../../../../../plugins/navigation/page-tree/iconHtml';
import { plannedHtml } from '../../../../../plugins/navigation/page-tree/plannedHtml';
import { ENGLISH_LABELS } from '../../../../../plugins/navigation/page-tree/sidebarLabels';
import { toSidebar } from '../../../../../plugins/navigation/page-tree/toSidebar';
import type { SidebarInput } from '../../../../../plugins/navigation/page-tree/types';
import type { PageTreeItem } from '../../../../../src/navigation/shared/types';

const docs = new Map([['/material-ui/react-button', 'react-button/react-button']]);
const button: PageTreeItem = { pathname: '/material-ui/react-button', title: 'Button' };
const slider: PageTreeItem = { pathname: '/material-ui/react-slider', title: 'A & <B>' };
const written = new Set([button.pathname, slider.pathname, '/material-ui/usage']);
/** Without pages, every page is planned. */
const nothing = new Set<string>();

function sidebarOf(item: PageTreeItem, input: Partial<SidebarInput> = {}) {
  return toSidebar([item], { docs, written, ...input });
}

describe('toSidebar', () => {
  it('links to the document of a written page', () => {
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

  it('links a planned page to the official one', () => {
    expect(sidebarOf(slider, { written: nothing })).toEqual([
      {
        type: 'html',
        className: 'menu__list-item',
        value:
          '<a class="menu__link sidebar-planned" href="https://v6.mui.com/material-ui/react-slider/" target="_blank" rel="noopener noreferrer">A &amp; &lt;B&gt; <span class="sidebar-chip sidebar-chip--neutral">Planned</span></a>',
        customProps: { planned: true },
      },
    ]);
  });

  it('shows a planned page that no other site has as text', () => {
    const item = { pathname: '/experiments/docs/a', title: 'A' };
    expect(sidebarOf(item, { written: nothing })).toMatchObject([
      { value: expect.stringMatching(/^<span class="menu__link sidebar-planned">A /) as string },
    ]);
  });

  it('links a planned page to the API page of its component, in the language of the sidebar', () => {
    const html = (input: Partial<SidebarInput>) =>
      sidebarOf(slider, { written: new Set(['/material-ui/api/slider']), ...input });
    const value = (href: string) =>
      `<a class="menu__link sidebar-planned" href="${href}">A &amp; &lt;B&gt; <span class="sidebar-chip sidebar-chip--neutral">API only</span></a>`;
    expect(html({})).toMatchObject([
      { type: 'html', value: value('/material-ui/api/slider'), customProps: { planned: true } },
    ]);
    expect(html({ permalinkOf: (path) => `/zh${path}` })).toMatchObject([
      { value: value('/zh/material-ui/api/slider') },
    ]);
  });

  it('marks a planned page of another product than that of the tree', () => {
    const customPropsIn = (product: 'joy-ui' | 'material-ui') =>
      sidebarOf(slider, { written: nothing, product })[0]?.customProps;
    expect(customPropsIn('joy-ui')).toEqual({ planned: true, otherProduct: true });
    expect(customPropsIn('material-ui')).toEqual({ planned: true });
  });

  it('tells the breadcrumbs which planned page has API tabs', () => {
    const [item] = sidebarOf(slider, {
      written: new Set(['/material-ui/react-slider/hooks-api']),
      permalinkOf: (path) => `/zh${path}`,
    });
    expect(item).toMatchObject({
      value: expect.stringContaining('href="/zh/material-ui/react-slider/hooks-api"') as string,
      customProps: { planned: true, label: 'A & <B>', page: '/zh/material-ui/react-slider' },
    });
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
      {
        type: 'html',
        className: 'menu__list-item',
        value: '<span class="sidebar-divider">Rest</span>',
      },
    ]);
  });

  it('passes flags, plan, icon, link attributes, and page settings to the theme', () => {
    const item: PageTreeItem = {
      ...button,
      newFeature: true,
      beta: false,
      plan: 'pro',
      icon: 'WebIcon',
      linkProps: { rel: 'sponsored' },
      disableDrawer: true,
      ordered: false,
    };
    expect(sidebarOf(item)[0]).toHaveProperty('customProps', {
      marks:
        ' <span class="sidebar-plan sidebar-plan--pro" role="img" aria-label="Pro plan" title="Pro plan"></span> <span class="sidebar-chip sidebar-chip--success">New</span>',
      newFeature: true,
      plan: 'pro',
      icon: iconHtml('WebIcon'),
      linkProps: { rel: 'sponsored' },
      disableDrawer: true,
      ordered: false,
    });
    const group = { pathname: '/g', legacy: true, children: [button] };
    expect(sidebarOf(group)[0]).toHaveProperty('customProps', {
      legacy: true,
      marks: ' <span class="sidebar-chip sidebar-chip--warning">Legacy</span>',
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
    const titleOf = ({ pathname }: PageTreeItem) => (pathname.endsWith('slider') ? '滑块' : null);
    expect(sidebarOf(slider, { labels, titleOf, written: nothing })).toMatchObject([
      {
        value: expect.stringContaining(
          '>滑块 <span class="sidebar-chip sidebar-chip--neutral">计划中</span>',
        ) as string,
      },
    ]);
    // Docusaurus doesn't accept an empty label.
    expect(sidebarOf(button, { titleOf })).toMatchObject([{ label: '/material-ui/react-button' }]);
  });

  it('passes on the English title if the title in another language does not contain it', () => {
    const usage: PageTreeItem = { pathname: '/material-ui/usage', title: 'Usage' };
    const titleOf = ({ title }: PageTreeItem) => (title === 'Button' ? 'Button 按钮' : '用法');
    const input = { titleOf, isTranslated: true };
    expect(sidebarOf(usage, input)).toMatchObject([{ customProps: { englishTitle: 'Usage' } }]);
    expect(sidebarOf(usage, { ...input, written: nothing })).toMatchObject([
      { customProps: { planned: true, englishTitle: 'Usage' } },
    ]);
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
  const apiPages = [
    { label: 'Button', permalink: '/material-ui/api/button' },
    { label: 'Chip', permalink: '/joy-ui/api/chip' },
  ];

  it('adds the API pages of a group after its own items', () => {
    expect(sidebarOf(group, { apiPages })).toMatchObject([
      {
        items: [
          { type: 'doc' },
          {
            type: 'link',
            label: 'Button',
            href: '/material-ui/api/button',
            key: '/material-ui/api/button',
          },
        ],
      },
    ]);
  });

  it('shows a group without API pages or other items as planned', () => {
    expect(sidebarOf({ ...group, children: [] }, { apiPages: [] })).toEqual([
      {
        type: 'html',
        className: 'menu__list-item',
        value:
          '<span class="menu__link sidebar-planned">Component API <span class="sidebar-chip sidebar-chip--neutral">Planned</span></span>',
        customProps: { planned: true },
      },
    ]);
  });

  it('adds a placeholder while the API pages are not known', () => {
    expect(sidebarOf({ ...group, children: [] })).toMatchObject([
      {
        type: 'category',
        items: [{ type: 'html', customProps: { apiPages: '/material-ui/api/' } }],
      },
    ]);
  });
});

describe('plannedHtml', () => {
  it('shows the icon before the title', () => {
    const item: PageTreeItem = { pathname: '/a', icon: 'BookIcon' };
    expect(plannedHtml('A', item, ENGLISH_LABELS, { flag: 'planned' })).toContain(
      `${iconHtml('BookIcon')}A `,
    );
  });

  it('shows the plan and every chip, in order', () => {
    const item: PageTreeItem = { pathname: '/a', unstable: true, legacy: true, plan: 'pro' };
    expect(plannedHtml('A', item, ENGLISH_LABELS, { flag: 'planned' })).toBe(
      '<span class="menu__link sidebar-planned">A <span class="sidebar-plan sidebar-plan--pro" role="img" aria-label="Pro plan" title="Pro plan"></span> <span class="sidebar-chip sidebar-chip--warning">Legacy</span> <span class="sidebar-chip sidebar-chip--neutral">Planned</span> <span class="sidebar-chip sidebar-chip--primary">Preview</span></span>',
    );
  });

  it('escapes the title and the labels', () => {
    const labels = {
      flags: { ...ENGLISH_LABELS.flags, planned: '<i>' },
      plans: { pro: 'a "b"', premium: '' },
      official: '',
    };
    const html = plannedHtml('<script>&', { pathname: '/a', plan: 'pro' }, labels, {
      flag: 'planned',
      href: 'https://a.org/?"',
    });
    expect(html).toContain('&lt;script&gt;&amp;');
    expect(html).toContain('&lt;i&gt;');
    expect(html).toContain('href="https://a.org/?&quot;"');
    expect(html).toContain('title="a &quot;b&quot;"');
    expect(html).not.toMatch(/<(script|i)>/);
  });
});

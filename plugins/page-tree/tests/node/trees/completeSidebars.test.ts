import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { completeSidebars } from '../../../node/trees';

const placeholder: PropSidebarItem = {
  type: 'html',
  value: 'Component API',
  customProps: { apiPages: '/material-ui/api/' },
};
const other: PropSidebarItem = { type: 'html', value: 'Rest' };

function category(items: PropSidebarItem[]): PropSidebarItem {
  return { type: 'category', label: 'Component API', collapsed: true, collapsible: true, items };
}

const pages = [
  { label: 'Button', permalink: '/zh/material-ui/api/button' },
  { label: 'Chip', permalink: '/zh/joy-ui/api/chip' },
];
const buttonLink = {
  type: 'link',
  label: 'Button',
  href: '/zh/material-ui/api/button',
  docId: '/zh/material-ui/api/button',
};

function fill(items: PropSidebarItem[], baseUrl = '/zh/') {
  return completeSidebars({ a: items }, pages, baseUrl).a;
}

describe('completeSidebars', () => {
  it('replaces a placeholder with the API pages of its group, at any depth', () => {
    expect(fill([other, category([category([placeholder])])])).toEqual([
      other,
      category([category([buttonLink as PropSidebarItem])]),
    ]);
  });

  it('shows the placeholder of a group that stays empty', () => {
    expect(fill([category([placeholder])], '/')).toEqual([placeholder]);
  });

  it('keeps the other items of a group without API pages', () => {
    expect(fill([category([other, placeholder])], '/')).toEqual([category([other])]);
  });

  it('adds the document to a link to an API page, but not to other links', () => {
    const pro: PropSidebarItem = {
      type: 'link',
      label: 'DataGridPro',
      href: 'https://mui.com/x/api/data-grid/data-grid-pro/',
      customProps: { plan: 'pro' },
    };
    const own: PropSidebarItem = { ...pro, label: 'Button', href: '/material-ui/api/button' };
    expect(fill([category([own, pro])])).toEqual([
      category([{ ...(buttonLink as PropSidebarItem), customProps: { plan: 'pro' } }, pro]),
    ]);
  });

  it('adds the language and a document to a page that the tree links to', () => {
    const index = { type: 'link', label: 'Index', href: '/joy-ui/api/chip' } as const;
    const elsewhere = { type: 'link', label: 'Blog', href: 'https://example.org/' } as const;
    expect(fill([category([index, elsewhere])])).toEqual([
      category([
        { ...index, href: '/zh/joy-ui/api/chip', docId: '/zh/joy-ui/api/chip' },
        elsewhere,
      ]),
    ]);
  });

  it('does not list a page again that the tree links to', () => {
    const index = { type: 'link', label: 'Index', href: '/material-ui/api/button' } as const;
    expect(fill([category([index]), category([placeholder, other])])).toEqual([
      category([{ ...(buttonLink as PropSidebarItem), label: 'Index' } as PropSidebarItem]),
      category([other]),
    ]);
  });

  it('adds the language to links to pages of other products, once', () => {
    const link = (href: string): PropSidebarItem => ({ type: 'link', label: 'Data Grid', href });
    const items = [link('/x/react-data-grid'), link('/zh/material-ui/usage')];
    expect(fill([category(items)])).toEqual([
      category([link('/zh/x/react-data-grid'), link('/zh/material-ui/usage')]),
    ]);
    expect(fill([category([link('/x/react-data-grid')])], '/')).toEqual([
      category([link('/x/react-data-grid')]),
    ]);
  });

  it('fills every sidebar', () => {
    const sidebars = completeSidebars({ a: [placeholder], b: [other] }, pages, '/zh/');
    expect(sidebars).toEqual({ a: [buttonLink], b: [other] });
  });
});

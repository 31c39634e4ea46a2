import type { PropSidebarItem, PropSidebar } from '@docusaurus/plugin-content-docs';
import { completeSidebars } from '../../../../../plugins/page-tree/node/trees';
import '../../../../../content/navigation';
import {
  plainSidebar,
  toPropSidebar,
  navigationModule,
} from '../../../../../plugins/page-tree/node/trees/completeSidebars';
import { loadTrees } from '../../../../../plugins/page-tree/node/trees/loadTrees';
import { ENGLISH_LABELS } from '../../../../../plugins/page-tree/shared/chips';
import { pageToTitle } from '../../../../../plugins/page-tree/shared/pageTitle';
import type { PageTreeItem } from '../../../../../plugins/page-tree/shared/types';

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

  it('leaves out a group that stays empty', () => {
    expect(fill([other, category([placeholder])], '/')).toEqual([other]);
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

const texts = { isTranslated: false, labels: ENGLISH_LABELS, titleOf: pageToTitle };
const input = { texts, baseUrl: '/zh/' };

describe('plainSidebar', () => {
  it('links to pages in the language of the build', () => {
    const pathname = '/experiments/docs/child';
    const tree = [{ pathname: '/g', title: 'Group', children: [{ pathname, title: 'Child' }] }];
    expect(plainSidebar(tree, input)).toEqual([
      expect.objectContaining({
        type: 'category',
        label: 'Group',
        collapsible: true,
        collapsed: true,
        items: [{ type: 'link', label: 'Child', href: `/zh${pathname}`, key: pathname }],
      }),
    ]);
  });

  it.each<[string, Partial<PageTreeItem>]>([
    ['Pro plan', { plan: 'pro' }],
    ['Premium plan', { plan: 'premium' }],
    ['New', { newFeature: true }],
    ['Planned', { planned: true }],
    ['Preview', { unstable: true }],
    ['Beta', { beta: true }],
    ['Legacy', { legacy: true }],
  ])('shows the mark "%s"', (mark, item) => {
    const sidebar = plainSidebar([{ pathname: '/a', title: 'A', ...item }], input);
    expect(JSON.stringify(sidebar)).toContain(mark);
    expect(JSON.stringify(plainSidebar([{ pathname: '/a', title: 'A' }], input))).not.toContain(
      mark,
    );
  });

  it('makes a subheader with pages a group that stays open', () => {
    const children = [{ pathname: '/a', title: 'A' }];
    const tree = [{ pathname: '/g', title: 'Upgrade', subheader: 'Upgrade', children }];
    const group = expect.objectContaining({ collapsible: false, collapsed: false }) as unknown;
    expect(plainSidebar(tree, input)).toEqual([group]);
  });
});

describe('toPropSidebar', () => {
  it('throws for a document, which only a docs plugin knows', () => {
    expect(() => toPropSidebar([{ type: 'doc', id: 'a/b', label: 'A', key: '/a/b' }])).toThrow(
      'The page tree contains the document a/b',
    );
  });
});

describe('the general tree', () => {
  it('has its icons, and the attributes of the link to the store', () => {
    const [about, releases, versions, store, blog] = plainSidebar(loadTrees().docs, input);
    expect(about).toMatchObject({ type: 'link', href: '/zh/about' });
    expect(releases).toMatchObject({ type: 'link', href: '/zh/releases' });
    expect(versions).toMatchObject({ label: 'Versions', href: 'https://mui.com/versions/' });
    expect(store).toMatchObject({
      href: 'https://mui.com/store/',
      customProps: {
        icon: 'ReaderIcon',
        linkProps: {
          'data-ga-event-category': 'store',
          'data-ga-event-action': 'click',
          'data-ga-event-label': 'sidenav',
        },
      },
    });
    expect(blog).toMatchObject({ customProps: { icon: 'BookIcon' } });
  });
});

test('the browser gets the labels and addresses of a tree, and nothing that only the server needs', () => {
  const link = { type: 'link', label: 'Button’s "API"', href: '/material-ui/api/button' } as const;
  const category = { type: 'category', label: 'API', collapsed: true, collapsible: true } as const;
  const label = { type: 'html', value: 'Inputs', customProps: { icon: 'WebIcon' } } as const;
  const tree = (server: object): PropSidebar => [
    { ...category, ...server, items: [{ ...link, ...server }, label] },
  ];
  const source = navigationModule(tree({ docId: 'api/button', key: '/api', unlisted: false }));
  const [, text = ''] = /^export default JSON\.parse\((.*)\);\n$/.exec(source) ?? [];
  expect(JSON.parse(JSON.parse(text) as string)).toEqual(tree({}));
});

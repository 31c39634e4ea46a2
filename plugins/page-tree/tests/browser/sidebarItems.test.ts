import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { breadcrumbsOf, filterItems } from '../../browser/side-navigation/sidebarItems';

const link = (label: string, href = `/${label}`): PropSidebarItem => ({
  type: 'link',
  label,
  href,
});
const label = (value: string): PropSidebarItem => ({ type: 'html', value });
const group = (title: string, items: PropSidebarItem[], href?: string): PropSidebarItem => ({
  ...{ type: 'category', label: title, items, collapsible: true, collapsed: true },
  ...(href && { href }),
});

describe('filterItems', () => {
  const tree = [
    group('Getting started', [link('Installation'), link('Usage')]),
    group('Components', [
      group('Inputs', [link('Button'), link('Button Group')]),
      group('Navigation', [link('Menu')]),
    ]),
    label('Rest of buttons'),
    link('按钮'),
    link('Café'),
    { ...link('用法'), customProps: { englishTitle: 'How to use' } },
    { ...link('概览'), customProps: { englishTitle: 'Overview' } },
  ];
  const shownBy = (query: string) => {
    const filtered = filterItems(tree, query);
    const titles = [...(filtered?.shown ?? [])].map((item) =>
      item.type === 'html' ? item.value : item.label,
    );
    return filtered && { titles: titles.sort(), count: filtered.count };
  };

  test.each([
    ['how TO', ['用法'], 1],
    ['用', ['用法'], 1],
    ['overview', ['概览'], 1],
    ['CAFE', ['Café'], 1],
    ['cafe\u0301', ['Café'], 1],
    ['按', ['按钮'], 1],
    ['ｕｓａｇｅ', ['Getting started', 'Usage'], 1],
    ['  button   group ', ['Button Group', 'Components', 'Inputs'], 1],
    // Matches with the groups around them, and all items of a group that matches itself.
    ['but', ['Button', 'Button Group', 'Components', 'Inputs'], 2],
    ['getting', ['Getting started', 'Installation', 'Usage'], 2],
    // The exact text is searched for, in titles of pages.
    ['group button', [], 0],
    ['.*', [], 0],
    ['rest', [], 0],
  ])('%j shows %j', (query, titles, count) => {
    expect(shownBy(query)).toEqual({ titles, count });
  });

  test.each(['', '  ', '\u0301'])('does not filter for %j', (query) => {
    expect(shownBy(query)).toBeNull();
  });
});

describe('breadcrumbsOf', () => {
  const SIDEBAR = [
    link('Start', '/base-ui/getting-started'),
    label('Rest'),
    group('Components', [
      group('Inputs', [link('Button', '/base-ui/react-button')]),
      group('Utils', [link('Portal', '/base-ui/react-portal')], '/base-ui/utils'),
    ]),
  ];

  test.each([
    ['/base-ui/react-button', ['Components', 'Inputs', 'Button']],
    ['/base-ui/react-button/', ['Components', 'Inputs', 'Button']],
    ['/base-ui/getting-started', ['Start']],
    ['/base-ui/react-portal', ['Components', 'Utils', 'Portal']],
    ['/base-ui/utils', ['Components', 'Utils']],
    ['/base-ui/react-button/components-api', ['Components', 'Inputs', 'Button']],
    ['/base-ui/getting-started/templates/blog/source', ['Start']],
    ['/base-ui/react-tabs', []],
    ['/', []],
  ])('returns the groups around %s', (path, expected) => {
    expect(breadcrumbsOf(SIDEBAR, path).map((item) => item.label)).toEqual(expected);
  });
});

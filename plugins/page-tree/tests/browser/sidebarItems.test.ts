import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { ItemProps } from '../../shared/itemProps';
import {
  breadcrumbsOf,
  countPlanned,
  filterItems,
  isOnlyPlanned,
} from '../../browser/side-navigation/sidebarItems';

const link = (label: string, href = `/${label}`): PropSidebarItem => ({
  type: 'link',
  label,
  href,
});
const label = (value: string): PropSidebarItem => ({ type: 'html', value });
const planned = (value: string, props: ItemProps = {}): PropSidebarItem => ({
  ...{ type: 'html', value },
  customProps: { planned: true, marks: [{ label: 'Planned', tone: 'neutral' }], ...props },
});
const group = (title: string, items: PropSidebarItem[], href?: string): PropSidebarItem => ({
  ...{ type: 'category', label: title, items, collapsible: true, collapsed: true },
  ...(href && { href }),
});

describe('filterItems', () => {
  const tree = [
    group('Getting started', [link('Installation'), link('Usage')]),
    group('Components', [
      group('Inputs', [link('Button'), planned('Button Group')]),
      group('Navigation', [planned('Menu')]),
    ]),
    label('Rest of buttons'),
    link('按钮'),
    link('Café'),
    { ...link('用法'), customProps: { englishTitle: 'How to use' } },
    planned('概览', { englishTitle: 'Overview' }),
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
    ['planned', [], 0],
    ['rest', [], 0],
  ])('%j shows %j', (query, titles, count) => {
    expect(shownBy(query)).toEqual({ titles, count });
  });

  test.each(['', '  ', '\u0301'])('does not filter for %j', (query) => {
    expect(shownBy(query)).toBeNull();
  });
});

describe('planned pages', () => {
  const written = link('Button');
  const tabs = planned('Tabs');
  const elsewhere = planned('Charts', { otherProduct: true });

  test.each<[string, PropSidebarItem, number, boolean]>([
    ['a planned page', tabs, 1, true],
    ['a written page', written, 0, false],
    ['a planned page of another product', elsewhere, 0, false],
    ['a group with a planned page of another product', group('A', [tabs, elsewhere]), 1, false],
    ['a label', label('A'), 0, false],
    ['a group of planned pages', group('A', [tabs, group('B', [tabs])]), 2, true],
    ['a group of planned pages with a label', group('A', [label('B'), tabs]), 1, true],
    ['a group with a written page', group('A', [tabs, group('B', [written])]), 1, false],
    ['a group of labels', group('A', [label('B')]), 0, false],
    ['an empty group', group('A', []), 0, false],
  ])('%s is counted, and hidden if there is nothing else', (_name, item, count, isOnly) => {
    expect(countPlanned([item])).toBe(count);
    expect(isOnlyPlanned(item)).toBe(isOnly);
  });
});

describe('breadcrumbsOf', () => {
  const SIDEBAR = [
    link('Start', '/base-ui/getting-started'),
    label('Rest'),
    group('Components', [
      group('Inputs', [link('Button', '/base-ui/react-button')]),
      group('Navigation', [planned('Tabs'), planned('Menu', { page: '/base-ui/react-menu' })]),
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
    ['/base-ui/react-menu', ['Components', 'Navigation', 'Menu']],
    ['/base-ui/react-tabs', []],
    ['/', []],
  ])('returns the groups around %s', (path, expected) => {
    expect(breadcrumbsOf(SIDEBAR, path).map((item) => item.label)).toEqual(expected);
  });

  test('a planned page with API tabs has no link', () => {
    expect(breadcrumbsOf(SIDEBAR, '/base-ui/react-menu').at(-1)?.href).toBe('');
  });
});

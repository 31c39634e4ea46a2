import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { filterItems, foldText } from '../../../browser/side-navigation/filterItems';

function link(label: string): PropSidebarItem {
  return { type: 'link', label, href: `/${label}` };
}

function planned(title: string): PropSidebarItem {
  const marks = [{ label: 'Planned', tone: 'neutral' }];
  return { type: 'html', value: title, customProps: { planned: true, marks } };
}

function group(label: string, items: PropSidebarItem[], collapsible = true): PropSidebarItem {
  return { type: 'category', label, items, collapsible, collapsed: true };
}

const divider: PropSidebarItem = { type: 'html', value: 'Rest of buttons' };
const tree = [
  group('Getting started', [link('Installation'), link('Usage')]),
  group('Components', [
    group('Inputs', [link('Button'), planned('Button Group')], false),
    group('Navigation', [planned('Menu')], false),
  ]),
  divider,
  link('按钮'),
  link('Café'),
  { ...link('用法'), customProps: { englishTitle: 'How to use' } },
  { ...planned('概览'), customProps: { planned: true, englishTitle: 'Overview' } },
];

function titleOf(item: PropSidebarItem): string {
  return item.type === 'html' ? item.value : item.label;
}

function shownBy(query: string) {
  const filtered = filterItems(tree, query);
  return filtered && { titles: [...filtered.shown].map(titleOf).sort(), count: filtered.count };
}

describe('filterItems', () => {
  it.each([
    ['how TO', '用法'],
    ['用', '用法'],
    ['overview', '概览'],
  ])('matches %j, in either language, with %s', (query, title) => {
    expect(shownBy(query)).toEqual({ titles: [title], count: 1 });
  });

  it.each(['', '  ', '\u0301'])('does not filter for %j', (query) => {
    expect(shownBy(query)).toBeNull();
  });

  it('keeps matches with the groups and subheaders around them', () => {
    expect(shownBy('but')).toEqual({
      titles: ['Button', 'Button Group', 'Components', 'Inputs'],
      count: 2,
    });
  });

  it.each([
    ['CAFE', 'Café'],
    ['café', 'Café'],
    ['cafe\u0301', 'Café'],
    ['按', '按钮'],
    ['ｕｓａｇｅ', 'Usage'],
    ['  button   group ', 'Button Group'],
  ])('finds %s in %s', (query, title) => {
    expect(shownBy(query)?.titles).toContain(title);
    expect(shownBy(query)?.count).toBe(1);
  });

  it('keeps all items of a group whose own title matches', () => {
    expect(shownBy('getting')).toEqual({
      titles: ['Getting started', 'Installation', 'Usage'],
      count: 2,
    });
  });

  it('searches for the exact text, not for a pattern or separate words', () => {
    expect(shownBy('group button')).toEqual({ titles: [], count: 0 });
    expect(shownBy('.*')).toEqual({ titles: [], count: 0 });
  });

  it('does not match chips or labels between items', () => {
    expect(shownBy('planned')).toEqual({ titles: [], count: 0 });
    expect(shownBy('rest')).toEqual({ titles: [], count: 0 });
  });
});

describe('foldText', () => {
  it('removes differences in case, accents, width, and spaces', () => {
    expect(foldText(' ÀÉî\u00a0Ｘ\n')).toBe('aei x');
  });
});

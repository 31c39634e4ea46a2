import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { countPlanned, isOnlyPlanned } from '../../../browser/side-navigation/plannedItems';

const written: PropSidebarItem = { type: 'link', label: 'Button', href: '/button' };
const planned: PropSidebarItem = {
  type: 'html',
  value: 'Tabs',
  customProps: { planned: true },
};
const elsewhere = { ...planned, customProps: { planned: true, otherProduct: true } };
const label: PropSidebarItem = { type: 'html', value: 'Inputs' };
const group = (...items: PropSidebarItem[]): PropSidebarItem => ({
  type: 'category',
  label: 'Group',
  items,
  collapsed: false,
  collapsible: true,
});

test('counts planned pages in all groups', () => {
  expect(countPlanned([])).toBe(0);
  expect(countPlanned([written, label, planned, group(planned, group(planned, written))])).toBe(3);
  expect(countPlanned([elsewhere, group(elsewhere, planned)])).toBe(1);
});

test.each<[string, PropSidebarItem, boolean]>([
  ['a planned page', planned, true],
  ['a written page', written, false],
  ['a planned page of another product', elsewhere, false],
  ['a group with a planned page of another product', group(planned, elsewhere), false],
  ['a label', label, false],
  ['a group of planned pages', group(planned, group(planned)), true],
  ['a group of planned pages with a label', group(label, planned), true],
  ['a group with a written page', group(planned, group(written)), false],
  ['a group of labels', group(label), false],
  ['an empty group', group(), false],
])('%s is only planned: %#', (_name, item, expected) => {
  expect(isOnlyPlanned(item)).toBe(expected);
});

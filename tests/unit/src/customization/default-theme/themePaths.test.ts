import {
  allPaths,
  anchorOf,
  groupPaths,
  groupsAround,
  pathOfHash,
} from '../../../../../src/customization/default-theme/themePaths';
import type { ThemeNode } from '../../../../../src/customization/shared/types';

const THEME: readonly ThemeNode[] = [
  {
    key: 'palette',
    children: [
      { key: 'mode', value: "'light'" },
      { key: 'primary', children: [{ key: 'main', value: "'#1976d2'" }] },
      { key: 'primaryDark', value: '1' },
    ],
  },
  {
    key: 'mixins',
    children: [{ key: '@media (min-width:0px)', children: [{ key: 'minHeight', value: '48' }] }],
  },
];

test('lists groups and keys, outer before inner', () => {
  expect(groupPaths(THEME)).toEqual([
    'palette',
    'palette.primary',
    'mixins',
    'mixins.@media (min-width:0px)',
  ]);
  expect(allPaths(THEME)).toHaveLength(8);
});

test('removes white space from anchors', () => {
  expect(anchorOf('mixins.@media (min-width:0px)')).toBe('mixins.@media-(min-width:0px)');
});

test.each([
  ['#palette.primary', 'palette.primary'],
  ['#palette.primary.main', 'palette.primary.main'],
  ['#mixins.@media-(min-width:0px)', 'mixins.@media (min-width:0px)'],
  ['#mixins.%40media-(min-width%3A0px)', 'mixins.@media (min-width:0px)'],
  ['', undefined],
  ['#', undefined],
  ['#palette.', undefined],
  ['#limits', undefined],
  ['#%E0%A4%A', undefined],
  ['#__proto__', undefined],
])('the hash %p stands for the path %p', (hash, path) => {
  expect(pathOfHash(THEME, hash)).toBe(path);
});

test('returns the groups around a key, including the key itself if it is a group', () => {
  expect(groupsAround(THEME, 'palette.primary.main')).toEqual(['palette', 'palette.primary']);
  expect(groupsAround(THEME, 'palette.primary')).toEqual(['palette', 'palette.primary']);
  expect(groupsAround(THEME, 'palette.primaryDark')).toEqual(['palette']);
});

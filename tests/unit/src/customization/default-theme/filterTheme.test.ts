import { filterTheme } from '../../../../../src/customization/default-theme/useThemeTree';
import { allPaths } from '../../../../../src/customization/default-theme/themePaths';
import type { ThemeNode } from '../../../../../src/customization/shared/types';

const THEME: readonly ThemeNode[] = [
  {
    key: 'palette',
    children: [
      { key: 'primary', children: [{ key: 'main', value: '1' }] },
      { key: 'secondary', children: [{ key: 'main', value: '2' }] },
    ],
  },
  { key: 'zIndex', children: [{ key: 'appBar', value: '1100' }] },
];

test.each([
  ['main', ['palette', 'palette.primary', 'palette.secondary'], 2],
  ['APPBAR', ['zIndex'], 1],
  [' primary ', ['palette'], 1],
  ['palette', [], 1],
  ['palette.pri', ['palette'], 1],
  ['y.main', ['palette', 'palette.primary', 'palette.secondary'], 2],
  ['nothing', [], 0],
  ['1100', [], 0],
])('filtering by %p opens %j and finds %i matches', (text, open, matches) => {
  const found = filterTheme(THEME, text);
  expect(found.open).toEqual(open);
  expect(found.matches).toBe(matches);
});

test('keeps only a match, the keys below it, and the groups around it', () => {
  expect(allPaths(filterTheme(THEME, 'secondary').nodes)).toEqual([
    'palette',
    'palette.secondary',
    'palette.secondary.main',
  ]);
});

test.each(['', '   '])('keeps everything for %p', (text) => {
  expect(filterTheme(THEME, text).nodes).toBe(THEME);
});

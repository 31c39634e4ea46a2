import { mergeChange } from '../../../browser/theme/mergeChange';
import type { ReaderTheme } from '../../../shared/theme/readTheme';
import { parseSpacing } from '../../../browser/theme/ThemeProvider';

test.each([
  ['0', 0],
  ['8', 8],
  [' 20 ', 20],
  ['08', 8],
  ['21', null],
  ['-1', null],
  ['1.5', null],
  ['1e1', null],
  ['0x8', null],
  ['', null],
  [' ', null],
  ['eight', null],
  ['100', null],
])('parses %p as %p', (text, spacing) => {
  expect(parseSpacing(text)).toBe(spacing);
});

const DEFAULT: ReaderTheme = {
  mode: null,
  schemes: { light: 'light', dark: 'dark' },
  code: null,
  direction: 'ltr',
  dense: false,
  spacing: 8,
  colors: {},
};

const stored: ReaderTheme = {
  mode: 'dark',
  schemes: { light: 'dark', dark: 'dark' },
  code: null,
  direction: 'rtl',
  dense: true,
  spacing: 4,
  colors: { primary: '#c2185b', secondary: '#00695c' },
};

test('without a change, what is stored stays', () => {
  expect(mergeChange(stored, DEFAULT, DEFAULT)).toEqual(stored);
});

test.each<Partial<ReaderTheme>>([
  { mode: 'light' },
  { direction: 'rtl' },
  { dense: true },
  { spacing: 12 },
])('only the change %j is stored', (change) => {
  expect(mergeChange(stored, DEFAULT, { ...DEFAULT, ...change })).toEqual({ ...stored, ...change });
});

test('of schemes and colors, only the changed ones are stored', () => {
  const after: ReaderTheme = {
    ...DEFAULT,
    schemes: { light: 'light', dark: 'light' },
    code: null,
    colors: { secondary: '#1976d2' },
  };
  expect(mergeChange(stored, DEFAULT, after)).toEqual({
    ...stored,
    schemes: { light: 'dark', dark: 'light' },
    code: null,
    colors: { primary: '#c2185b', secondary: '#1976d2' },
  });
});

test('a choice that is taken back is deleted', () => {
  const before: ReaderTheme = { ...DEFAULT, mode: 'dark', colors: { primary: '#c2185b' } };
  expect(mergeChange(stored, before, DEFAULT)).toEqual({
    ...stored,
    mode: null,
    colors: { secondary: '#00695c' },
  });
});

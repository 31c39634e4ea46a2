import { demoAnchors, opensDemo } from '../../browser/demoLinks';

test('returns an anchor for each code language, and for each styling in each code language', () => {
  expect(demoAnchors('Menu', ['system', 'css'])).toEqual([
    'Menu.tsx',
    'Menu.js',
    'system-Menu.tsx',
    'system-Menu.js',
    'css-Menu.tsx',
    'css-Menu.js',
  ]);
});

test.each(['#Menu.js', '#Menu.tsx', '#system-Menu.tsx', '#tailwind-Menu.js', '#css-Menu.tsx'])(
  '%s opens the code of Menu',
  (hash) => {
    expect(opensDemo(hash, 'Menu')).toBe(true);
  },
);

test.each([
  '',
  '#Menu',
  '#Menu.ts',
  '#OtherMenu.js',
  '#sass-Menu.js',
  '#css-css-Menu.js',
  '#menu.js',
])('"%s" does not open the code of Menu', (hash) => {
  expect(opensDemo(hash, 'Menu')).toBe(false);
});

import { demoAnchors, opensDemo } from '../../browser/demoLinks';
import { editData, editedDemo, editHash } from '../../browser/editHash';

test('a link’s data is found under the name of its demo', () => {
  const hash = editHash('BasicButtons', 'N4Ig+-$');
  expect(editData(hash, 'BasicButtons')).toBe('N4Ig+-$');
  expect(editedDemo(hash)).toBe('BasicButtons');
});

test.each(['', '#', '#BasicButtons', '#BasicButtons.tsx', '#Basic.edit=abc', '#%.edit=abc'])(
  'there is none for BasicButtons in "%s"',
  (hash) => {
    expect(editData(hash, 'BasicButtons')).toBe('');
  },
);

test.each(['', '#BasicButtons.tsx', '#.edit=abc', '#a b.edit=abc', '#%.edit=abc'])(
  '"%s" names no edited demo',
  (hash) => {
    expect(editedDemo(hash)).toBeUndefined();
  },
);

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

import {
  codeStylingOfHash,
  parseCodeStyling,
  resolveCodeStyling,
  codeVariantOfHash,
  parseCodeVariant,
  resolveCodeVariant,
} from '../../shared/codePreferences';

test.each(['JSX', ' TS', '', 'constructor', 0, null, { toString: () => 'JS' }])(
  'returns null for %p',
  (value) => {
    expect(parseCodeVariant(value)).toBeNull();
  },
);

test.each([
  ['#BasicButtons.tsx', 'TS'],
  ['#BasicButtons.js', 'JS'],
  ['#tailwind-BasicButtons.tsx', 'TS'],
  ['#.js', 'JS'],
  ['#a.js.tsx', 'TS'],
])('a link to %s asks for %s', (hash, variant) => {
  expect(codeVariantOfHash(hash)).toBe(variant);
});

test.each([
  '',
  '#',
  '#BasicButtons',
  '#BasicButtons.ts',
  '#BasicButtons.jsx',
  '#BasicButtons.js-part',
  '#BasicButtons.tsx ',
])('a link to "%s" asks for no variant', (hash) => {
  expect(codeVariantOfHash(hash)).toBeNull();
});

test.each([
  { hash: '#A.js', cookie: 'TS', variant: 'JS' },
  { hash: '#A.tsx', cookie: 'JS', variant: 'TS' },
  { hash: '#A', cookie: 'JS', variant: 'JS' },
  { hash: '', cookie: 'TS', variant: 'TS' },
  { hash: '', cookie: undefined, variant: 'TS' },
  { hash: '#A', cookie: 'js', variant: 'TS' },
  { hash: '#A.jsx', cookie: '%4A%53', variant: 'TS' },
])('hash "$hash" and cookie $cookie resolve to $variant', ({ hash, cookie, variant }) => {
  expect(resolveCodeVariant({ hash, cookie })).toBe(variant);
});

test.each([
  'css',
  'MUI%20System',
  ' CSS',
  '',
  'constructor',
  '__proto__',
  0,
  null,
  { toString: () => 'CSS' },
])('returns null for %p', (value) => {
  expect(parseCodeStyling(value)).toBeNull();
});

test.each([
  ['#tailwind-Menu.tsx', 'Tailwind'],
  ['#css-Menu.js', 'CSS'],
  ['#system-Menu.tsx', 'MUI System'],
  // Names are found anywhere in the hash, in order of precedence, not of position.
  ['#my-css-Menu.js', 'CSS'],
  ['#system-css-tailwind-Menu.js', 'Tailwind'],
  ['#system-css-Menu.js', 'CSS'],
  ['#system-.js', 'MUI System'],
])('a link to %s asks for %s', (hash, styling) => {
  expect(codeStylingOfHash(hash)).toBe(styling);
});

test.each([
  '',
  '#',
  '#Menu.tsx',
  '#tailwind-Menu',
  '#tailwind-Menu.ts',
  '#tailwindMenu.tsx',
  '#Tailwind-Menu.tsx',
])('a link to "%s" asks for no styling', (hash) => {
  expect(codeStylingOfHash(hash)).toBeNull();
});

test.each([
  { hash: '#css-A.js', cookie: 'Tailwind', styling: 'CSS' },
  { hash: '#A.js', cookie: 'Tailwind', styling: 'Tailwind' },
  { hash: '#css-A', cookie: 'Tailwind', styling: 'Tailwind' },
  { hash: '#system-A.tsx', cookie: 'CSS', styling: 'MUI System' },
  { hash: '', cookie: 'CSS', styling: 'CSS' },
  { hash: '', cookie: 'css', styling: 'MUI System' },
  { hash: '', cookie: undefined, styling: 'MUI System' },
])('hash "$hash" and cookie $cookie resolve to $styling', ({ hash, cookie, styling }) => {
  expect(resolveCodeStyling({ hash, cookie })).toBe(styling);
});

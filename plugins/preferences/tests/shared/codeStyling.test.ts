import {
  codeStylingOfHash,
  DEFAULT_CODE_STYLING,
  parseCodeStyling,
  resolveCodeStyling,
} from '../../shared/codeStyling';

test('is MUI System by default', () => {
  expect(DEFAULT_CODE_STYLING).toBe('MUI System');
});

test.each(['MUI System', 'Tailwind', 'CSS'])('parses %s', (value) => {
  expect(parseCodeStyling(value)).toBe(value);
});

test.each([
  'system',
  'tailwind',
  'css',
  'Tailwind CSS',
  'MUI%20System',
  ' CSS',
  '',
  'constructor',
  '__proto__',
  'toString',
  '0',
  0,
  null,
  undefined,
  true,
  ['CSS'],
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
  '#tailwind-Menu.jsx',
  '#tailwind-Menu.tsx ',
  '#tailwindMenu.tsx',
  '#Tailwind-Menu.tsx',
  '#CSS-Menu.js',
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
  { hash: '', cookie: 'constructor', styling: 'MUI System' },
  { hash: '', cookie: '', styling: 'MUI System' },
  { hash: '', cookie: undefined, styling: 'MUI System' },
])('hash "$hash" and cookie $cookie resolve to $styling', ({ hash, cookie, styling }) => {
  expect(resolveCodeStyling({ hash, cookie })).toBe(styling);
});

import {
  codeVariantOfHash,
  DEFAULT_CODE_VARIANT,
  parseCodeVariant,
  resolveCodeVariant,
} from '../../shared/codeVariant';

test('is TypeScript by default', () => {
  expect(DEFAULT_CODE_VARIANT).toBe('TS');
});

test.each(['JS', 'TS'])('parses %s', (value) => {
  expect(parseCodeVariant(value)).toBe(value);
});

test.each([
  'js',
  'ts',
  'JSX',
  ' TS',
  '',
  'constructor',
  '__proto__',
  'length',
  '0',
  0,
  null,
  undefined,
  true,
  ['JS'],
  { toString: () => 'JS' },
])('returns null for %p', (value) => {
  expect(parseCodeVariant(value)).toBeNull();
});

test.each([
  ['#BasicButtons.tsx', 'TS'],
  ['#BasicButtons.js', 'JS'],
  ['#tailwind-BasicButtons.tsx', 'TS'],
  ['#css-BasicButtons.js', 'JS'],
  ['#.js', 'JS'],
  ['#a.js.tsx', 'TS'],
  ['#a.tsx.js', 'JS'],
])('a link to %s asks for %s', (hash, variant) => {
  expect(codeVariantOfHash(hash)).toBe(variant);
});

test.each([
  '',
  '#',
  '#BasicButtons',
  '#BasicButtons.ts',
  '#BasicButtons.jsx',
  '#BasicButtons.JS',
  '#BasicButtons.js-part',
  '#BasicButtons.js?a',
  '#BasicButtons.tsx ',
  '#BasicButtonsjs',
  '#a.js\n',
])('a link to "%s" asks for no variant', (hash) => {
  expect(codeVariantOfHash(hash)).toBeNull();
});

test.each([
  { hash: '#A.js', cookie: 'TS', variant: 'JS' },
  { hash: '#A.tsx', cookie: 'JS', variant: 'TS' },
  { hash: '#A.js', cookie: undefined, variant: 'JS' },
  { hash: '#A', cookie: 'JS', variant: 'JS' },
  { hash: '', cookie: 'TS', variant: 'TS' },
  { hash: '', cookie: undefined, variant: 'TS' },
  { hash: '', cookie: '', variant: 'TS' },
  { hash: '#A', cookie: 'js', variant: 'TS' },
  { hash: '', cookie: 'constructor', variant: 'TS' },
  { hash: '#A.jsx', cookie: '%4A%53', variant: 'TS' },
])('hash "$hash" and cookie $cookie resolve to $variant', ({ hash, cookie, variant }) => {
  expect(resolveCodeVariant({ hash, cookie })).toBe(variant);
});

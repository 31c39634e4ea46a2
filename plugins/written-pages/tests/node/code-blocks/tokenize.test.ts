import fs from 'node:fs';
import { LANGUAGES, tokenize } from '../../../node/code-blocks/highlight';

const textOf = (lines: ReturnType<typeof tokenize>) =>
  lines.map((pieces) => pieces.map(({ text }) => text).join('')).join('\n');

test('assigns no kind to text between JSX tags', () => {
  const [pieces = []] = tokenize('<p>Out of stock</p>', 'jsx');
  expect(pieces.filter(({ text }) => text.includes('Out'))).toEqual([{ text: 'Out of stock' }]);
});

test('colors the parts of a token without a color like the token', () => {
  expect(tokenize('/a/g', 'js')[0]?.map(({ kind }) => kind)).toEqual([
    'regex',
    'regex',
    'regex',
    'regex',
  ]);
});

test('splits nested tokens at line breaks', () => {
  expect(tokenize('`x\n${a}y`', 'js')).toEqual([
    [
      { kind: 'template-string', text: '`' },
      { kind: 'string', text: 'x' },
    ],
    [
      { text: '${' },
      { text: 'a' },
      { text: '}' },
      { kind: 'string', text: 'y' },
      { kind: 'template-string', text: '`' },
    ],
  ]);
});

test('returns one empty line for no code, and keeps a trailing line break', () => {
  expect(tokenize('', 'ts')).toEqual([[]]);
  expect(tokenize('a\n', 'plain')).toEqual([[{ text: 'a' }], []]);
});

test('supports the languages that pages can use', () => {
  expect(LANGUAGES.join(' ')).toBe(
    'js jsx ts tsx json css html bash sh shell yaml md diff plain text txt',
  );
});

test.each([
  ['js', 'const a', { kind: 'keyword', text: 'const' }],
  ['jsx', '<Stack />', { text: '<' }],
  ['ts', 'type A = 1', { kind: 'keyword', text: 'type' }],
  ['tsx', 'type A = 1', { kind: 'keyword', text: 'type' }],
  ['json', '"a": 1', { kind: 'property', text: '"a"' }],
  ['css', 'a { color: red }', { kind: 'selector', text: 'a' }],
  ['html', '<!-- a -->', { kind: 'comment', text: '<!-- a -->' }],
  ['bash', 'npm install', { kind: 'function', text: 'npm' }],
  ['sh', 'npm install', { kind: 'function', text: 'npm' }],
  ['shell', 'npm install', { kind: 'function', text: 'npm' }],
  ['yaml', '# a', { kind: 'comment', text: '# a' }],
  ['md', '# a', { text: '#' }],
])('has a grammar for %s', (language, code, first) => {
  expect(tokenize(code, language)[0]?.[0]).toEqual(first);
});

test.each(['plain', 'text', 'txt', 'diff', 'cobol', 'constructor', 'extend', '__proto__'])(
  'treats %s as plain text',
  (language) => {
    expect(tokenize('const a = "b"', language)).toEqual([[{ text: 'const a = "b"' }]]);
  },
);

test.each(LANGUAGES)('keeps every character of a real page tokenized as %s', (language) => {
  const page = fs.readFileSync('docs/material-ui/react-button/react-button.mdx', 'utf8');
  expect(textOf(tokenize(page, language))).toBe(page);
});

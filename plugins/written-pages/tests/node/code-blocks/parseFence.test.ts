import { parseFence } from '../../../node/code-blocks/parseFence';

const marksOf = (meta: string) => [...parseFence('ts', meta, 'a\nb\nc').marks];

test('parses language, title, label, and lines from one info string', () => {
  expect(parseFence('tsx', 'npm title="src/main.tsx" {2,4-6}', 'code')).toEqual({
    language: 'tsx',
    title: 'src/main.tsx',
    label: 'npm',
    code: 'code',
    marks: new Map([
      [2, 'mark'],
      [4, 'mark'],
      [5, 'mark'],
      [6, 'mark'],
    ]),
  });
});

test('treats a fence without a language as plain text', () => {
  expect(parseFence(null, null, 'a')).toEqual({
    language: 'plain',
    title: undefined,
    label: undefined,
    code: 'a',
    marks: new Map(),
  });
});

test.each(['typescript', 'TSX', 'constructor', ''])('throws for the language "%s"', (language) => {
  expect(() => parseFence(language, null, 'a')).toThrow(
    `Unknown language "${language}". Use one of: js, jsx, ts, tsx, json, css, html, bash, sh, ` +
      'shell, yaml, md, diff, plain, text, txt.',
  );
});

test('accepts an empty title, and braces in a title', () => {
  expect(parseFence('ts', 'title=""', 'a').title).toBe('');
  expect(parseFence('ts', 'title="a {9} b" {1}', 'a')).toMatchObject({
    title: 'a {9} b',
    label: undefined,
    marks: new Map([[1, 'mark']]),
  });
});

test.each([
  ['{1}', [1]],
  ['{ 1 , 3 }', [1, 3]],
  ['{2-2}', [2]],
  ['{1-3}', [1, 2, 3]],
  ['{3,1}', [3, 1]],
  ['', []],
])('parses the lines of "%s"', (meta, lines) => {
  expect(marksOf(meta)).toEqual(lines.map((line) => [line, 'mark']));
});

test.each([
  '{}',
  '{0}',
  '{-1}',
  '{a}',
  '{3-2}',
  '{1.5}',
  '{1,}',
  '{2-}',
  '{1 2}',
  '{1-a}',
  '{1-2.5}',
])('throws for the line list "%s"', (meta) => {
  expect(() => marksOf(meta)).toThrow(
    `"${meta}" is not a list of lines. Write line numbers and ranges: {2,4-6}.`,
  );
});

test('converts the signs of a diff to marks', () => {
  expect(parseFence('diff', null, '-const a = 1;\n+const a = 2;\n \n b;\n\nc;')).toEqual({
    language: 'jsx',
    title: undefined,
    label: undefined,
    code: 'const a = 1;\nconst a = 2;\n\nb;\n\nc;',
    marks: new Map([
      [1, 'del'],
      [2, 'add'],
    ]),
  });
});

test('removes only one sign', () => {
  expect(parseFence('diff', null, '--flag\n+ + 1').code).toBe('-flag\n + 1');
});

test('parses the language of a diff, and marks in addition to its signs', () => {
  const fence = parseFence('diff', 'lang="css" {1}', ' a {}\n+b {}');
  expect(fence.language).toBe('css');
  expect([...fence.marks]).toEqual([
    [2, 'add'],
    [1, 'mark'],
  ]);
});

test('keeps signs at the start of lines in other languages', () => {
  expect(parseFence('md', null, '- a\n+ b')).toMatchObject({
    code: '- a\n+ b',
    marks: new Map(),
  });
});

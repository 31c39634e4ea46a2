import { cell, codeCell, htmlToCell, table } from '../../node/htmlToMarkdown';

const SITE = 'https://docs.example.org';

test('converts HTML to one line of Markdown with absolute links', () => {
  const html = '<p>Use <code>a | b</code>.</p><p>See <a href="/x#y">there</a>.</p>';
  expect(htmlToCell(html, SITE)).toBe(`Use \`a \\| b\`. See [there](${SITE}/x#y).`);
});

test('escapes pipes in code, which would end the cell', () => {
  expect(codeCell("'a' | 'b'")).toBe("`'a' \\| 'b'`");
  expect(codeCell(undefined)).toBe('');
  expect(cell(' a\n  b ')).toBe('a b');
});

test('formats code with backticks, which would end the code', () => {
  expect(codeCell('(more) => `+${more}`')).toBe('`` (more) => `+${more}` ``');
});

test('returns nothing for a table without rows', () => {
  expect(table(['A'], [])).toEqual([]);
  expect(table(['A', 'B'], [['1', '2']])).toEqual(['| A | B |', '| --- | --- |', '| 1 | 2 |']);
});

import {
  cell,
  codeCell,
  htmlToCell,
  table,
} from '../../../../../plugins/output/markdown/htmlToMarkdown';

const SITE = 'https://docs.example.org';

test('HTML becomes one line of Markdown with absolute links', () => {
  const html = '<p>Use <code>a | b</code>.</p><p>See <a href="/x#y">there</a>.</p>';
  expect(htmlToCell(html, SITE)).toBe(`Use \`a \\| b\`. See [there](${SITE}/x#y).`);
});

test('code keeps its pipes from ending the cell', () => {
  expect(codeCell("'a' | 'b'")).toBe("`'a' \\| 'b'`");
  expect(codeCell(undefined)).toBe('');
  expect(cell(' a\n  b ')).toBe('a b');
});

test('a table without rows is none', () => {
  expect(table(['A'], [])).toEqual([]);
  expect(table(['A', 'B'], [['1', '2']])).toEqual(['| A | B |', '| --- | --- |', '| 1 | 2 |']);
});

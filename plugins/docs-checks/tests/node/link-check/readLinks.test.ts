import fs from 'node:fs';
import { readLinks } from '../../../node/link-check/resolveLink';

const read = (content: string) => readLinks('a.mdx', content).map(({ line, url }) => [line, url]);

test('returns links to pages and anchors, with file and line', () => {
  expect(readLinks('docs/a.mdx', 'Text.\n\nSee [a](/ui/a) and [b](#b).\n')).toEqual([
    { file: 'docs/a.mdx', line: 3, url: '/ui/a' },
    { file: 'docs/a.mdx', line: 3, url: '#b' },
  ]);
});

test.each([
  ['a title', '[a](/ui/a "Title")', '/ui/a'],
  ['angle brackets', '[a](</ui/a>)', '/ui/a'],
  ['code as its text', '[`Button`](/ui/a)', '/ui/a'],
  ['query and anchor', '[a](/ui/a?b=c#d)', '/ui/a?b=c#d'],
  ['a definition', '[a]: /ui/a', '/ui/a'],
  ['an indented definition', '  [a]: /ui/a "Title"', '/ui/a'],
  ['JSX', '<a className="x" href="/ui/a">a</a>', '/ui/a'],
  ['an image', '![a](/img/a.png)', '/img/a.png'],
  ['an encoded anchor', '[a](#%E6%8C%89%E9%92%AE)', '#%E6%8C%89%E9%92%AE'],
  ['a Chinese anchor', '[a](#按钮)', '#按钮'],
])('reads a link with %s', (_, content, url) => {
  expect(read(content)).toEqual([[1, url]]);
});

test('returns every link on a line and in a table or list', () => {
  expect(read('| [a](/a) | [b](/b) |\n- [c](#c)\n')).toEqual([
    [1, '/a'],
    [1, '/b'],
    [2, '#c'],
  ]);
});

test.each([
  ['another site', '[a](https://mui.com/a) <a href="https://mui.com/#a">a</a>'],
  ['an email address', '[a](mailto:a@example.org)'],
  ['inline code', 'Write `[a](/ui/a)`.'],
  ['a fence', '```md\n[a](/ui/a)\n```'],
  ['a fence of tildes', '~~~md\n[a](/ui/a)\n~~~'],
  ['a fence in a list', '- item\n\n  ```md\n  [a](/ui/a)\n  ```'],
  ['a fence in a longer fence', '````md\n```\n[a](/ui/a)\n```\n[b](/b)\n````'],
  ['brackets and a colon within a line', 'Write [a]: /ui/a'],
  ['text in brackets', 'An array [a] (/ui/a) and hrefs="/ui/a".'],
])('ignores %s', (_, content) => {
  expect(read(content)).toEqual([]);
});

test('counts the lines of a fence', () => {
  expect(read('```md\n[a](/a)\n```\n\n[b](/b)\n')).toEqual([[5, '/b']]);
});

test('returns nothing for an empty page', () => {
  expect(read('')).toEqual([]);
});

test('returns the links of a real page with their lines', () => {
  const file = 'docs/material-ui/getting-started/usage/usage.mdx';
  const content = fs.readFileSync(file, 'utf8');
  const lines = content.split('\n');
  const links = readLinks(file, content);
  expect(links.length).toBeGreaterThan(4);
  expect(links.filter(({ line, url }) => !lines[line - 1]?.includes(`(${url})`))).toEqual([]);
});

import fs from 'node:fs';
import path from 'node:path';
import { highlight, LINE_MARKS } from '../../../node/code-blocks/highlight';

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

const DEMOS = 'docs/material-ui/react-button/demos';
const realCode = fs
  .readdirSync(DEMOS)
  .map((name) => fs.readFileSync(path.join(DEMOS, name), 'utf8'));
const stylesheet = fs.readFileSync('plugins/theme/css/code.css', 'utf8');

test('wraps tokens in spans with one-letter classes, but not plain text', () => {
  expect(highlight("import * as React from 'react';", 'tsx')).toMatchInlineSnapshot(
    `"<span class="k">import </span>* <span class="k">as </span><span class="f">React </span><span class="k">from </span><span class="s">'react'</span>;"`,
  );
  expect(highlight('<Button variant="text" />', 'jsx')).toMatchInlineSnapshot(
    `"&lt;<span class="f">Button </span><span class="a">variant</span>="<span class="s">text</span>" /&gt;"`,
  );
  expect(highlight('.a { color: red; }', 'css')).toMatchInlineSnapshot(
    `"<span class="f">.a </span>{ <span class="a">color</span>: red; }"`,
  );
});

test.each([
  ['js', '// a', '<span class="c">// a</span>'],
  ['html', '<?xml a?>', '<span class="c">&lt;?xml a?&gt;</span>'],
  ['ts', 'let a', '<span class="k">let</span> a'],
  ['ts', 'Promise', '<span class="k">Promise</span>'],
  ['js', '"a"', '<span class="s">"a"</span>'],
  ['js', '`a`', '<span class="s">`a`</span>'],
  [
    'css',
    'a { b: url(c) }',
    '<span class="f">a </span>{ <span class="a">b</span>: <span class="f">url</span>(<span class="s">c</span>) }',
  ],
  ['js', 'a = 1', 'a = <span class="n">1</span>'],
  ['js', 'a = true', 'a = <span class="n">true</span>'],
  ['js', 'MAX_SIZE', '<span class="n">MAX_SIZE</span>'],
  ['js', 'call()', '<span class="f">call</span>()'],
  ['js', 'class Shape {}', '<span class="k">class </span><span class="f">Shape </span>{}'],
  ['js', 'a.Shape', 'a.<span class="f">Shape</span>'],
  ['js', '(a) => b', '(<span class="a">a</span>) =&gt; b'],
  [
    'html',
    '<p class="a">',
    '&lt;<span class="t">p </span><span class="a">class</span>="<span class="s">a</span>"&gt;',
  ],
  ['json', '{ "a": 1 }', '{ <span class="a">"a"</span>: <span class="n">1 </span>}'],
])('colors %s code: %s', (language, code, html) => {
  expect(highlight(code, language)).toBe(html);
});

test('escapes characters that are markup in HTML', () => {
  expect(highlight('a < b && c > "&lt;"', 'plain')).toBe('a &lt; b &amp;&amp; c &gt; "&amp;lt;"');
  expect(highlight("'</script>'", 'js')).toBe(`<span class="s">'&lt;/script&gt;'</span>`);
});

test('merges adjacent tokens with the same class, and whitespace into the token before it', () => {
  expect(highlight('export default function', 'js')).toBe(
    '<span class="k">export default function</span>',
  );
});

test('splits spans at line breaks, so that each line is complete', () => {
  expect(highlight('/* a\nb */\nc', 'js')).toBe(
    '<span class="c">/* a</span>\n<span class="c">b */</span>\nc',
  );
});

test('wraps only marked lines in an element, including the line break', () => {
  const marks = new Map([
    [1, 'add'],
    [3, 'mark'],
  ] as const);
  expect(highlight('a\nb\nc', 'plain', marks)).toBe(
    '<span class="line add">a\n</span>b\n<span class="line mark">c</span>',
  );
});

test('ignores marks beyond the last line', () => {
  expect(highlight('a', 'plain', new Map([[2, 'del']]))).toBe('a');
});

test('returns an empty string for no code', () => {
  expect(highlight('', 'tsx')).toBe('');
});

test('does not change the text of the real demos', () => {
  expect(realCode.map((code) => plainText(highlight(code, 'tsx')))).toEqual(realCode);
});

test('uses only classes that the stylesheet colors', () => {
  const samples = [
    ...realCode.map((code) => highlight(code, 'tsx')),
    highlight('a { color: red } /* c */ @media print {}', 'css'),
    highlight('npm install "a" # b', 'bash'),
    highlight('{ "a": [1, true, null] }', 'json'),
  ];
  const classes = samples.flatMap((html) =>
    [...html.matchAll(/class="([^"]*)"/g)].map((match) => match[1] ?? ''),
  );
  const used = [...new Set(classes)].sort();
  expect(used).toEqual(['a', 'c', 'f', 'k', 'n', 's', 't']);
  expect(used.filter((name) => !stylesheet.includes(`.MuiCode-root .${name} {`))).toEqual([]);
});

test.each(LINE_MARKS)('has a style for lines marked "%s"', (mark) => {
  expect(stylesheet).toContain(`.MuiCode-root .${mark} {`);
});

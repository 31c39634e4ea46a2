import { renderBlocks, renderInline, resolveHref, rewriteLinks } from '../../../node/describe/html';
import { indentCode } from '../../../node/describe/samples';
import { firstSentence, plainSummary } from '../../../node/describe/summaries';

test.each([
  ['one sentence', 'The size.', 'The size.'],
  ['no end', 'The size', 'The size'],
  ['two sentences', 'The size. Default is small.', 'The size.'],
  ['paragraphs', '<p>The size.</p>\n<p>More.</p>', 'The size.'],
  ['a paragraph without an end', '<p>The size</p>\n<p>More.</p>', 'The size'],
  ['a point in code', 'Use <code>a. b</code> here. Or not.', 'Use <code>a. b</code> here.'],
  [
    'a point in a link',
    'See <a href="/x">the U.S. one. Yes</a>. No.',
    'See <a href="/x">the U.S. one. Yes</a>.',
  ],
  ['a number', 'From 1.5 to 2. More.', 'From 1.5 to 2.'],
  ['an abbreviation', 'A unit, e.g. px. More.', 'A unit, e.g. px.'],
  ['a list to come', 'One of:<ul>\n<li>a</li>\n</ul>', 'One of.'],
  ['a list to come on its own line', '<p>One of:</p>\n<ul>\n<li>a</li>\n</ul>', 'One of.'],
  ['Chinese', '为 <code>true</code> 时禁用。默认启用。', '为 <code>true</code> 时禁用。'],
  ['a Chinese list to come', '<p>任选其一：</p>\n<ul>\n<li>a</li>\n</ul>', '任选其一。'],
  ['nothing', '', ''],
])('the first sentence of %s', (_, html, sentence) => {
  expect(firstSentence(html)).toBe(sentence);
});

test.each([
  ['The variant to use.', 'The variant to use.'],
  ['The color. It supports [theme colors](https://mui.com/x). More.', 'The color.'],
  ['If `true`, the **component** is\ndisabled. Else not.', 'If true, the component is disabled.'],
  ['Any value, e.g. `1.5`, or none. Then more.', 'Any value, e.g. 1.5, or none.'],
  ['No stop\n\nSecond paragraph.', 'No stop'],
  ['See [the guide](/a) first.', 'See the guide first.'],
  ['The `_private_` snake_case_name.', 'The _private_ snake_case_name.'],
  ['如果为 `true`，则禁用组件。默认启用。', '如果为 true，则禁用组件。'],
  ['', ''],
])('summarizes %j as %j', (markdown, sentence) => {
  expect(plainSummary(markdown)).toBe(sentence);
});

test.each([
  ['false', 'false'],
  ['() => ({})', '() => ({})'],
  ["{\nvertical: 'top',\n}", "{\n  vertical: 'top',\n}"],
  // Dialog's backdrop.
  [
    'styled(Backdrop, {\noverridesResolver: (props, styles) => {\nreturn styles.backdrop;\n},\n})({\nzIndex: -1,\n})',
    'styled(Backdrop, {\n  overridesResolver: (props, styles) => {\n    return styles.backdrop;\n  },\n})({\n  zIndex: -1,\n})',
  ],
  // The parser of GridToolbarQuickFilter.
  [
    "(text: string) => text\n.split(' ')\n.filter((word) => word !== '')",
    "(text: string) => text\n  .split(' ')\n  .filter((word) => word !== '')",
  ],
  ['}\n}', '}\n}'],
])('indents %j', (code, indented) => {
  expect(indentCode(code)).toBe(indented);
});

test.each([
  // Raw HTML and scripts.
  [
    'A <b onclick="x()">b</b> & [c](javascript:x())',
    'A &lt;b onclick=&quot;x()&quot;&gt;b&lt;/b&gt; &amp; <a href="">c</a>',
  ],
  ['One.\n\nTwo.', '<p>One.</p>\n<p>Two.</p>'],
  ['# Use\n\n## Why\n\n- a', '<h3>Use</h3>\n<h3>Why</h3>\n<ul>\n<li>a</li>\n</ul>'],
  // A line of Chinese may end before code.
  ['可以是：`a`、`b`（默认）。', '可以是：<wbr><code>a</code>、<wbr><code>b</code>（默认）。'],
  ['Either `a`, `b`.', 'Either <code>a</code>, <code>b</code>.'],
])('renders %j', (markdown, html) => {
  expect(renderInline(markdown)).toBe(html);
});

test('a single paragraph loses its tags only in a sentence', () => {
  expect([renderBlocks('Text.'), renderInline('Text.')]).toEqual(['<p>Text.</p>', 'Text.']);
});

const resolveLink = (url: string) =>
  url === 'https://mui.com/ui/api/a/' ? '/zh/ui/api/a' : undefined;

test.each([
  ['https://mui.com/ui/api/a/', '/zh/ui/api/a'],
  ['/ui/api/a/', '/zh/ui/api/a'],
  ['https://v5.mui.com/ui/api/a/', '/zh/ui/api/a'],
  ['https://v5.mui.com/ui/api/b/', 'https://v5.mui.com/ui/api/b/'],
  ['/ui/api/b/', 'https://mui.com/ui/api/b/'],
  ['https://mui.community/ui/api/a/', 'https://mui.community/ui/api/a/'],
  ['#css', '#css'],
])('resolves %s to %s', (url, expected) => {
  expect(resolveHref(url, resolveLink)).toBe(expected);
});

test('links to pages of this site where possible', () => {
  const html = renderInline('See [`A`](/ui/api/a/) or [B](https://b.example/?x=1&y=2).');
  expect(rewriteLinks(html, resolveLink)).toBe(
    'See <a href="/zh/ui/api/a"><code>A</code></a> or ' +
      '<a href="https://b.example/?x=1&amp;y=2" target="_blank" rel="noopener noreferrer">B</a>.',
  );
});

import { renderBlocks, renderInline } from '../../../node/describe/renderMarkdown';
import { resolveHref, rewriteLinks } from '../../../node/describe/rewriteLinks';

const pages: Record<string, string> = { 'https://mui.com/ui/api/a/': '/zh/ui/api/a' };
const resolveLink = (url: string) => pages[url];

test.each([
  ['https://mui.com/ui/api/a/', '/zh/ui/api/a'],
  ['/ui/api/a/', '/zh/ui/api/a'],
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

test('neutralizes raw HTML and scripts in a comment', () => {
  expect(renderInline('A <b onclick="x()">b</b> & [c](javascript:x())')).toBe(
    'A &lt;b onclick=&quot;x()&quot;&gt;b&lt;/b&gt; &amp; <a href="">c</a>',
  );
});

test('keeps paragraphs and lists, and headings below the level of sections', () => {
  expect(renderInline('One.\n\nTwo.')).toBe('<p>One.</p>\n<p>Two.</p>');
  expect(renderBlocks('## Use\n\n- a')).toBe('<h3>Use</h3>\n<ul>\n<li>a</li>\n</ul>');
});

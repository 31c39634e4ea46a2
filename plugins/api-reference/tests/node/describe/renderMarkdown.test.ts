import { renderBlocks, renderInline } from '../../../node/describe/renderMarkdown';

test('a line of Chinese may end before code', () => {
  expect(renderInline('可以是：`"a"`、`"b"`（默认）、`"c"`。')).toBe(
    '可以是：<wbr><code>&quot;a&quot;</code>、<wbr><code>&quot;b&quot;</code>（默认）、<wbr><code>&quot;c&quot;</code>。',
  );
  expect(renderInline('Either `"a"`, `"b"`.')).not.toContain('<wbr>');
});

test('headings are below those of the page, and a single paragraph has no tags', () => {
  expect(renderBlocks('# Title\n\nText.')).toBe('<h3>Title</h3>\n<p>Text.</p>');
  expect(renderInline('Text.')).toBe('Text.');
});

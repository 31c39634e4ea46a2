import { textLanguage } from '../../browser/textLanguage';

test.each([
  ['English on a Chinese page', 'The <code>color</code>.', 'zh', 'en'],
  ['Chinese', '<code>color</code> 颜色。', 'zh', undefined],
  ['an English page', 'The color.', 'en', undefined],
  ['only code', '<pre><code class="x">const a;</code></pre>', 'zh', undefined],
  ['English whose code is Chinese', 'Such as <code>中文</code>.', 'zh', 'en'],
  ['nothing', '', 'zh', undefined],
])('%s', (_, html, language, expected) => {
  expect(textLanguage(html, language)).toBe(expected);
});

import { firstSentence } from '../../../node/describe/firstSentence';

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
])('%s', (_, html, sentence) => {
  expect(firstSentence(html)).toBe(sentence);
});

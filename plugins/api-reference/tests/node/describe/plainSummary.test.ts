import { plainSummary } from '../../../node/describe/plainSummary';

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

import { codeSpans, fillForm, formOf, isForm } from '../../../node/translation/codeSlots';

const TEXT = 'Styles applied to the `span` element if `` a`b `` and `color="primary"`.';

test('finds code spans and fenced blocks', () => {
  expect(codeSpans(TEXT)).toEqual(['`span`', '`` a`b ``', '`color="primary"`']);
  expect(codeSpans('Like this:\n\n```jsx\n<A b={`c`} />\n```\n\nNo `d`.')).toEqual([
    '```jsx\n<A b={`c`} />\n```',
    '`d`',
  ]);
  expect(codeSpans('No code.')).toEqual([]);
});

test('numbers the code of a form, and fills its translation in any order', () => {
  expect(formOf(TEXT)).toBe('Styles applied to the `1` element if `2` and `3`.');
  expect(fillForm('当 `2` 且 `3` 时，应用于 `1` 元素的样式。', codeSpans(TEXT))).toBe(
    '当 `` a`b `` 且 `color="primary"` 时，应用于 `span` 元素的样式。',
  );
});

test('tells forms from texts', () => {
  expect(isForm('If `1` and `2`.')).toBe(true);
  expect(isForm('Starts from `0`, not `1`.')).toBe(false);
  expect(isForm('No code.')).toBe(false);
});

import { checkTexts } from '../../../node/translation/checkTexts';

const ENGLISH = 'If `true`, see [the guide](/guide) for `true` and `false`.';

test('accepts the same code and links in another order', () => {
  expect(checkTexts(ENGLISH, '关于 `false` 和 `true`：如果为 `true`，见[指南](/guide)。')).toEqual(
    [],
  );
});

test('reports lost and added code and links', () => {
  expect(checkTexts(ENGLISH, '如果为 `true`，见[指南](/zh/guide)和 `False`。')).toEqual([
    'the translation lacks the code `true`, `false`. Add it.',
    'only the translation has the code `False`. Write it as in the English.',
    'the translation lacks the link /guide. Add it.',
    'only the translation has the link /zh/guide. Write it as in the English.',
  ]);
});

test('counts list items outside of code', () => {
  const english = 'Either:\n\n- one\n- two\n\n```js\n- 1\n```';
  expect(checkTexts(english, '任选其一：\n\n- 一\n- 二\n\n```js\n- 1\n```')).toEqual([]);
  expect(checkTexts(english, '任选其一：一或二。\n\n```js\n- 1\n```')).toEqual([
    'it has 0 list items, the English 2. Write as many.',
  ]);
});

test('reports a text that is still English, unless it has no words', () => {
  expect(checkTexts('The color.', 'The color.')).toEqual([
    'the translation has no Chinese. Translate it.',
  ]);
  expect(checkTexts('`true`', '`true`')).toEqual([]);
});

import { textsIn } from '@component-docs/kit/node/readText';
import type { Entry } from '../../../node/translation/lookup';
import {
  checkTexts,
  entryProblems,
  parseTable,
  printTable,
  readEntries,
  tableFile,
} from '../../../node/translation/readEntries';
import { draft as entry } from './draft';

const ENGLISH = 'If `true`, see [the guide](/guide) for `true` and `false`.';
const LIST = 'Either:\n\n- one\n- two\n\n```js\n- 1\n```';

test.each([
  [ENGLISH, '关于 `false` 和 `true`：如果为 `true`，见[指南](/guide)。', []],
  [
    ENGLISH,
    '如果为 `true`，见[指南](/zh/guide)和 `False`。',
    [
      'the translation lacks the code `true`, `false`. Add it.',
      'only the translation has the code `False`. Write it as in the English.',
      'the translation lacks the link /guide. Add it.',
      'only the translation has the link /zh/guide. Write it as in the English.',
    ],
  ],
  // List items outside of code.
  [LIST, '任选其一：\n\n- 一\n- 二\n\n```js\n- 1\n```', []],
  [
    LIST,
    '任选其一：一或二。\n\n```js\n- 1\n```',
    ['it has 0 list items, the English 2. Write as many.'],
  ],
  ['The color.', 'The color.', ['the translation has no Chinese. Translate it.']],
  ['`true`', '`true`', []],
])('checks the translation of %j, %j', (english, chinese, problems) => {
  expect(checkTexts(english, chinese)).toEqual(problems);
});

describe('the file of a package', () => {
  const color = entry('Button.props.color', 'The `color`.', { chinese: '`color` 颜色。' });
  const sx = entry('Box.props.sx', 'The style.');

  test('has its entries in the order of their keys', () => {
    const json = printTable([color, sx]);
    expect(json).toMatch(/^\{\n {2}"Box\.props\.sx": \{\n {4}"english": "The style\.",\n/);
    expect(parseTable('@mui/material', json)).toEqual([sx, color]);
  });

  test.each([
    ['{', /^i18n\/zh\/reference\/mui-x-data-grid\.json: .+JSON.+Correct it\.$/],
    ['{"A": {"english": "B", "chinese": "", "state": "draft"}}', /"A\.chinese".*empty/],
    ['{"A": {"english": "B", "chinese": "C", "state": "done"}}', /"A\.state" must be one of/],
  ])('is named in the error for %j', (json, message) => {
    expect(() => parseTable('@mui/x-data-grid', json)).toThrow(message);
  });

  test('is named with the entry for each fault', () => {
    expect(tableFile('@toolpad/core')).toBe('i18n/zh/reference/toolpad-core.json');
    expect(entryProblems([{ ...color, chinese: '颜色。' }])).toEqual([
      'i18n/zh/reference/mui-material.json, "Button.props.color": the translation lacks the code `color`. Add it.',
    ]);
  });

  test('is there once, also if only the host of a link differs', () => {
    const [one, other] = ['https://v5.mui.com', 'https://mui.com'].map((host) =>
      entry('Card', `See [this](${host}/card/).`, { chinese: `见[此处](${host}/card/)。` }),
    ) as [Entry, Entry];
    expect(entryProblems([one, { ...other, at: 'Paper' }])).toEqual([
      'i18n/zh/reference/mui-material.json, "Paper": i18n/zh/reference/mui-material.json, "Card" has the same text. Remove this one.',
    ]);
  });

  test('has the code and links of the English texts', async () => {
    const entries = await readEntries(textsIn(process.cwd()));
    expect(entries.length).toBeGreaterThan(0);
    expect(entryProblems(entries)).toEqual([]);
  });
});

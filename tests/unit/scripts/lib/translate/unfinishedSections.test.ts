import { splitSections } from '../../../../../plugins/translation-drift/node/splitSections';
import { unfinishedSections } from '../../../../../scripts/lib/translate/unfinished';
import type { SplitPage } from '../../../../../scripts/lib/translate/unfinished';
import { translationText } from '../../../../../scripts/new/translationText';

const ENGLISH = `---
title: React Button component
description: Buttons start actions.
---

# Button

Buttons start actions.

## Sizes

Three sizes:

### Small

Small buttons.
`;

const TRANSLATED = `---
title: React 按钮组件
description: 按钮用于触发操作。
---

# 按钮

按钮用于触发操作。

## 尺寸 {/* #sizes */}

有三种尺寸：

### 小 {/* #small */}

小按钮。
`;

async function page(file: string, text: string): Promise<SplitPage> {
  return { file, text, sections: await splitSections(file, text) };
}

async function unfinished(translated: string, ids?: readonly string[], english = ENGLISH) {
  return unfinishedSections(await page('en.mdx', english), await page('zh.mdx', translated), ids);
}

test('finds nothing in a translation that is done', async () => {
  expect(await unfinished(TRANSLATED)).toEqual([]);
});

test('finds all that a new translation leaves to translate', async () => {
  const scaffold = await translationText('en.mdx', ENGLISH);
  const places = (await unfinished(scaffold)).map((message) => message.split(':', 2).join(':'));
  expect(places).toEqual(['zh.mdx:2', 'zh.mdx:3', 'zh.mdx:8', 'zh.mdx:14', 'zh.mdx:20']);
});

test('finds what is left in the given sections only', async () => {
  const scaffold = await translationText('en.mdx', ENGLISH);
  const sizes = [
    'zh.mdx:14: not written yet: "TODO(writer) translate this section, then remove this line. */}". Replace the line.',
  ];
  expect(await unfinished(scaffold, ['sizes'])).toEqual(sizes);
  expect(await unfinished(scaffold, ['@front-matter'])).toHaveLength(2);
  expect(await unfinished(TRANSLATED.replace('小按钮。', ''), ['sizes', '@lead'])).toEqual([]);
});

test.each([
  ['a section', '有三种尺寸：', '', 10, 10],
  ['the last section', '小按钮。', '', 14, 14],
  ['a section with only a comment', '小按钮。', '{/* Later,\nby someone. */}', 14, 14],
  ['the lead', '\n按钮用于触发操作。\n\n##', '##', 6, 6],
  ['a section below a longer one', '# 按钮\n', '# 按钮\n\n另一段。\n', 12, 10],
])('finds an empty body: %s', async (_, from, to, line, englishLine) => {
  const text = TRANSLATED.replace(from, to).replace(/(另一段[^]*)有三种尺寸：\n/, '$1');
  expect(await unfinished(text)).toEqual([
    `zh.mdx:${line}: this section is empty. Translate en.mdx:${englishLine}.`,
  ]);
});

test('lets a section be empty that is empty in English, too, or not there', async () => {
  const english = ENGLISH.replace('Three sizes:\n\n', '');
  expect(await unfinished(TRANSLATED.replace('有三种尺寸：\n\n', ''), [], english)).toEqual([]);
  expect(await unfinished(`${TRANSLATED}\n## 颜色 {/* #color */}\n`)).toEqual([]);
});

test('takes code and elements as text, also a comment in code that looks like a heading', async () => {
  for (const body of ['```bash\n# npm\n```', '<Demo name="Sizes" />']) {
    expect(await unfinished(TRANSLATED.replace('小按钮。', body))).toEqual([]);
  }
});

import { englishLines } from '../../../../../scripts/lib/translate/unfinished';

const ENGLISH = `---
title: React Button component
description: Buttons let people act with one press.
githubSource: packages/mui-material/src/Button
---

# Button

Use a button for the main action of a page.

## useMediaQuery(query, options) as a function

\`\`\`bash
npm install what you need here
\`\`\`

[MUI X](https://mui.com/x/introduction/and/more) and \`theme.spacing(1, 2, 3)\`
`;

const copied = (translated: string) => englishLines(ENGLISH, translated);

test('finds a line that was copied, wherever it is now', () => {
  expect(copied('# 按钮\n\n按钮。\n\n  Use a button for the main action of a page.\n')).toEqual([
    { line: 5, englishLine: 9 },
  ]);
});

test('finds the front matter that readers see', () => {
  expect(copied(ENGLISH.split('\n').slice(0, 5).join('\n'))).toEqual([{ line: 3, englishLine: 3 }]);
});

test.each([
  ['headings', '## useMediaQuery(query, options) as a function'],
  ['code blocks', '```bash\nnpm install what you need here\n```'],
  ['lines of names, code, and addresses', ENGLISH.trimEnd().split('\n').at(-1) ?? ''],
  ['lines that were changed', 'Use a button for the 主要操作 of a page.'],
])('leaves %s', (_what, text) => {
  expect(copied(text)).toEqual([]);
});

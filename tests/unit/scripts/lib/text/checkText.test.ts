import fs from 'node:fs/promises';
import path from 'node:path';
import { checkText } from '../../../../../scripts/lib/text/checkText';
import { temporaryFolder } from '../../../../helpers/temporaryFolder';

const ENGLISH = 'docs/material-ui/a/a.mdx';
const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/a/a.mdx';
const LISTS = ['discouraged.json', 'glossary.json', 'words.txt'].map(
  (n) => `content/language/${n}`,
);

// Limits how long a stuck command may block the run; no test depends on speed.
jest.setTimeout(120_000);

async function site(): Promise<string> {
  const copied = ['cspell.config.json', ...LISTS].map(
    async (file) => [file, await fs.readFile(path.resolve(file), 'utf8')] as const,
  );
  return temporaryFolder({
    ...Object.fromEntries(await Promise.all(copied)),
    [ENGLISH]: '# A\n\nIt simply has a dark mode and a Toolpad.\n\nA `mispeled` prop.\n',
    [CHINESE]: '# 甲\n\n有暗色模式的Toolpad,好。\n',
    'i18n/zh/code.json': '{ "a": { "message": "按钮Button" } }',
    'docs/material-ui/b/b.mdx': '# B\n\nA mispeled word.\n',
  });
}

test('reports every kind of problem with file, line, and column', async () => {
  expect(await checkText(await site())).toEqual([
    expect.stringMatching(/^docs\/material-ui\/a\/a\.mdx:5:4 - Unknown word \(mispeled\)/),
    expect.stringMatching(/^docs\/material-ui\/b\/b\.mdx:3:3 - Unknown word \(mispeled\)/),
    `${ENGLISH}:3:4  simply → nothing`,
    expect.stringMatching(/^i18n\/zh\/code\.json:1:\d+ {2}"按钮Button" → "按钮 Button"$/),
    `${CHINESE}:3:1  有暗色模式的Toolpad,好。 → 有暗色模式的 Toolpad，好。`,
    `${CHINESE}:3:2  暗色模式 → 深色模式 (dark mode)`,
  ]);
});

test('checks only the given files', async () => {
  expect(await checkText(await site(), ['docs/material-ui/b/b.mdx'])).toHaveLength(1);
});

test('fails when a list is invalid', async () => {
  const root = await site();
  await fs.writeFile(path.join(root, 'content/language/glossary.json'), '[{ "english": 1 }]');
  await expect(checkText(root)).rejects.toThrow('glossary.json');
});

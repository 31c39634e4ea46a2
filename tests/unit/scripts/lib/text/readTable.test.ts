import { checkTableGlossary } from '../../../../../scripts/lib/text/glossary';
import { checkChineseTypography } from '../../../../../scripts/lib/text/chineseTypography';
import { readTable } from '../../../../../scripts/lib/text/readTable';

const FILE = 'i18n/zh/reference/mui-material.json';
const TABLE = `{
  "Button.props.color": {
    "english": "In dark mode:the \`color\`.",
    "chinese": "\\"色\\"在\`color\`：\\n\\n- 暗色模式",
    "state": "draft"
  },
  "Button.props.size": {
    "english": "The \`dark mode\`.",
    "chinese": "暗色模式 \`dark mode\`。",
    "state": "accepted"
  }
}
`;

test('reads the translations as Markdown, without keys, English texts, and states', async () => {
  const { blocks } = await readTable(FILE, TABLE);
  expect(blocks.map(({ text }) => text)).toEqual([
    '"色"在\uFFFC：',
    '暗色模式',
    '暗色模式 \uFFFC。',
  ]);
});

test('reports typography at its place in the file', async () => {
  expect(checkChineseTypography(await readTable(FILE, TABLE))).toEqual([
    {
      file: FILE,
      line: 4,
      column: 22,
      severity: 'error',
      found: '"色"在`…`：',
      better: '"色"在 `…`：',
    },
  ]);
});

test('warns of other words than those of the glossary, where the English text has the term', async () => {
  const terms = [{ english: 'dark mode', chinese: '深色模式', discouraged: ['暗色模式'] }];
  expect(checkTableGlossary(await readTable(FILE, TABLE), terms)).toEqual([
    {
      file: FILE,
      line: 4,
      column: 37,
      severity: 'warning',
      found: '暗色模式',
      better: '深色模式 (dark mode)',
    },
  ]);
});

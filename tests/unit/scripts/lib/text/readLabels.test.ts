import { locate } from '../../../../../scripts/lib/text/prose';
import { readLabels } from '../../../../../scripts/lib/text/readLabels';

const TABLE = `{
  "a.key": { "message": "第一", "description": "not a label" },
  "list": ["第\\"二", 3, null, ""],
  "of": "{count} 个，共 {{total}} 个"
}
`;

describe('readLabels', () => {
  it('reads texts, without keys, explanations, and placeholders', () => {
    const texts = readLabels('zh.json', TABLE).blocks.map(({ text }) => text);
    expect(texts.map((text) => text.replace(/\uFFFD+/g, '_'))).toEqual([
      '第一',
      '第\\"二',
      '_ 个，共 _ 个',
    ]);
  });

  it('knows the line and column of a label', () => {
    const prose = readLabels('zh.json', TABLE);
    const block = prose.blocks[1];
    expect(block && locate(prose, block, 0)).toEqual({ file: 'zh.json', line: 3, column: 13 });
  });
});

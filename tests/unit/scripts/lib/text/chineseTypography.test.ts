import { checkChineseTypography } from '../../../../../scripts/lib/text/chineseTypography';
import { readLabels } from '../../../../../scripts/lib/text/readLabels';
import { readMarkdown } from '../../../../../scripts/lib/text/readMarkdown';

async function findingsIn(text: string): Promise<string[]> {
  const findings = checkChineseTypography(await readMarkdown('a.mdx', text));
  return findings.map(({ found, better }) => `${found} → ${better}`);
}

describe('checkChineseTypography', () => {
  it.each([
    ['使用Button', '使用 Butt'],
    ['Button组件', 'utton 组件'],
    ['共3', '共 3'],
    ['设置`color`', '设置 `…`'],
    ['`color`属性', '`…` 属性'],
    ['见[Button](/a)', '见 Butt'],
    ['50%的', '50% 的'],
  ])('asks for a space between Chinese and Latin in %p', async (text, better) => {
    const [finding, ...others] = await findingsIn(text);
    expect(finding).toMatch(new RegExp(`→ ${better}$`));
    expect(others).toEqual([]);
  });

  it.each([
    ['深色,浅色', '深色，浅色'],
    ['结束.', '结束。'],
    ['他说: 好', '他说：好'],
    ['一;二', '一；二'],
    ['为什么?', '为什么？'],
    ['好!', '好！'],
    ['**词**:说明', '词：说明'],
  ])('asks for full-width punctuation in %p', async (text, better) => {
    const [finding, ...others] = await findingsIn(text);
    expect(finding).toMatch(new RegExp(`→ ${better}$`));
    expect(others).toEqual([]);
  });

  it('asks for full-width brackets', async () => {
    expect(await findingsIn('主题(浅色)。')).toHaveLength(2);
    expect(await findingsIn('组件 (Button)')).toEqual(['组件 (Butt → 组件（Butt']);
  });

  it('asks for punctuation without spaces, and for no space or line break within Chinese', async () => {
    expect(await findingsIn('一， 二')).toEqual(['一， 二 → 一，二']);
    expect(await findingsIn('一\n二')).toEqual(['一\n二 → 一二']);
  });

  it('accepts correct text, and ignores code, addresses, attributes, and anchors', async () => {
    const page = [
      '---',
      'title: React Button 按钮组件',
      'components: [按钮Button]',
      '---',
      '',
      '## 1. 安装 {/* #install */}',
      '组合使用 .MuiButton-root 和 ::after。',
      '',
      '使用 `a,按钮`，见[按钮](/按钮,a)（WCAG 2.2）。比例是 4.5:1，占 20%。<A b="按钮,a" />',
      '',
      '| 按钮 | Button |',
      '| :--- | :----- |',
      '',
      '```tsx title="按钮a"',
      '// 按钮,a',
      '```',
      '',
      'English, only (here): yes!',
    ].join('\n');
    expect(await findingsIn(page)).toEqual([]);
  });

  it('accepts any text in place of a placeholder', () => {
    const labels = readLabels(
      'zh.json',
      '{ "a": "见{link}，共 {count} 个", "b": "形如 rgb(r, b) 的值" }',
    );
    expect(checkChineseTypography(labels)).toEqual([]);
  });

  it('reports file, line, and column as an error', async () => {
    const prose = await readMarkdown('a.mdx', '# 标题\n\n一**二**Three\n');
    expect(checkChineseTypography(prose)).toEqual([
      {
        file: 'a.mdx',
        line: 3,
        column: 4,
        severity: 'error',
        found: '一二Thre',
        better: '一二 Thre',
      },
    ]);
  });
});

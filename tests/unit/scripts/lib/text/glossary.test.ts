import { splitSections } from '../../../../../plugins/translation-drift/node/splitSections';
import { checkGlossary } from '../../../../../scripts/lib/text/glossary';
import type { SectionedProse, Term } from '../../../../../scripts/lib/text/glossary';
import { readMarkdown } from '../../../../../scripts/lib/text/readMarkdown';

const TERMS: readonly Term[] = [
  { english: 'dark mode', chinese: '深色模式', discouraged: ['暗色模式', '深色方式'] },
  { english: 'effect', chinese: 'Effect', discouraged: ['effect', '副作用'] },
  { english: 'palette', chinese: '调色板', discouraged: ['色板'] },
  { english: 'row', chinese: '行' },
  { english: 'tab', chinese: '选项卡', discouraged: ['标签页'], except: ['浏览器标签页'] },
];

async function page(file: string, content: string): Promise<SectionedProse> {
  return {
    prose: await readMarkdown(file, content),
    sections: await splitSections(file, content),
  };
}

async function check(english: string, chinese: string) {
  return checkGlossary(await page('en.mdx', english), await page('zh.mdx', chinese), TERMS);
}

describe('checkGlossary', () => {
  it('fails where the English section has the term', async () => {
    expect(await check('## A\n\nUse *dark mode*.', '## 甲 {/* #a */}\n\n用暗色模式。')).toEqual([
      {
        file: 'zh.mdx',
        line: 3,
        column: 2,
        severity: 'error',
        found: '暗色模式',
        better: '深色模式 (dark mode)',
      },
    ]);
  });

  it('finds terms in the plural, in any case, and in the title', async () => {
    expect(await check('# Palettes', '# 色板')).toHaveLength(1);
    expect(await check('---\ntitle: Dark mode\n---\n', '---\ntitle: 暗色模式\n---\n')).toHaveLength(
      1,
    );
  });

  it('accepts the translation of the glossary, even if it contains a discouraged word', async () => {
    expect(await check('A palette', '一个调色板')).toEqual([]);
  });

  it('accepts a longer word that is another term', async () => {
    expect(await check('A browser tab', '一个浏览器标签页')).toEqual([]);
    expect(await check('A tab', '一个标签页')).toHaveLength(1);
  });

  it('finds a term that is left in English in the wrong case', async () => {
    const found = await check(
      'Effects run twice.',
      '这个 effect 运行两次，Effect 和 `effect` 没问题。',
    );
    expect(found).toMatchObject([{ line: 1, found: 'effect', better: 'Effect (effect)' }]);
  });

  it('ignores sections whose English text has no such term', async () => {
    expect(
      await check('Dark mode.\n\n## B\n\nText.', '深色模式。\n\n## 乙 {/* #b */}\n\n暗色模式。'),
    ).toEqual([]);
    expect(await check('A `palette` prop; palettelike.', '色板')).toEqual([]);
  });
});

import path from 'node:path';
import { textsIn } from '../../../../../plugins/kit/node/readText';
import { findDiscouraged } from '../../../../../scripts/lib/text/discouragedWords';
import { readDiscouraged } from '../../../../../scripts/lib/text/readData';
import { readMarkdown } from '../../../../../scripts/lib/text/readMarkdown';

const root = path.resolve(__dirname, '../../../../..');

async function foundIn(content: string): Promise<string[]> {
  const phrases = await readDiscouraged(textsIn(root));
  const prose = await readMarkdown('a.mdx', content);
  return findDiscouraged(prose, phrases).map(({ found }) => found.trim());
}

describe('the discouraged phrases of the project', () => {
  it('are found in prose, and not in code, in a link target, or in another word', async () => {
    const phrases = (await readDiscouraged(textsIn(root))).map(({ phrase }) => phrase);
    expect(phrases.length).toBeGreaterThan(20);
    for (const phrase of phrases) {
      const text = phrase.trim();
      const address = encodeURIComponent(text).replaceAll('!', '%21');
      expect(await foundIn(`Before 20${phrase} there.`.replace(`20${text}`, text))).toContain(text);
      expect(await foundIn(`A \`x ${text} x\` and [a](/x/${address}).`)).toEqual([]);
      expect(await foundIn(`\`\`\`\nx ${text} x\n\`\`\``)).toEqual([]);
      if (/^\w/.test(text)) {
        expect(await foundIn(`A pre${text}post and x-${text}-y.`)).toEqual([]);
      }
    }
  });

  it.each([
    ['A Box is no button.', ['is no']],
    ['It is no longer needed, there is no reason.', []],
    ['It runs **by\nitself**.', ['by\nitself']],
    ['Simply put it there!', ['!', 'Simply']],
    ['The button stands out, and this stands for it.', []],
    ['It takes 20 % of the width.', ['%']],
    ['It takes 20% of the width.', []],
  ])('in %p are %p', async (text, expected) => {
    expect(await foundIn(text)).toEqual(expected);
  });
});

describe('findDiscouraged', () => {
  it('returns file, line, column, and the better word', async () => {
    const prose = await readMarkdown('a.mdx', '# A\n\nThis **just** works.\n');
    expect(findDiscouraged(prose, [{ phrase: 'just', better: 'nothing' }])).toEqual([
      { file: 'a.mdx', line: 3, column: 8, severity: 'error', found: 'just', better: 'nothing' },
    ]);
  });

  it('fails for pages only, and finds phrases of pages only there', async () => {
    const phrases = [
      { phrase: 'just', better: 'nothing' },
      { phrase: 'texts', better: 'text', pagesOnly: true },
    ];
    const found = async (file: string) =>
      findDiscouraged(await readMarkdown(file, 'It just translates texts.'), phrases);
    const severities = async (file: string) => (await found(file)).map(({ severity }) => severity);
    expect(await severities('docs/a/a.mdx')).toEqual(['error', 'error']);
    expect(await severities('contributing/a.md')).toEqual(['warning']);
  });
});

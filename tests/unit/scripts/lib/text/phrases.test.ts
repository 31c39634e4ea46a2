import {
  chineseBesideCode,
  discouragedPhrases,
  discouragedTranslations,
} from '../../../../../scripts/lib/text/phrases';
import { splitSections } from '../../../../../plugins/translation-drift/node/splitSections';

const PHRASES = [
  { phrase: 'just', better: 'nothing', except: ['just above'] },
  { phrase: 'is no', better: "isn't a", except: ['there is no', 'is no longer'] },
  { phrase: '!', better: '.' },
  { phrase: ' %', better: '%' },
];

test.each([
  ['It just works.', ['1:4  just → nothing']],
  ['Just like that.', ['1:1  Just → nothing']],
  ['The line just above is just-in-time, adjusted.', []],
  ["This is no tool. There is no other, and it is no longer. It's a 5 % chance!", 3],
  ['Use `just` and <Box sx={{ a: "just" }} title="just" />, a [link](/just "just!")', []],
  ['A [link](/a_(just)) and ![a picture](just.png).', []],
  ['{/* just */}\n\n## One just {/* #just */}', ['3:8  just → nothing']],
  ['```tsx\njust!\n```\n\n[just]: /a', []],
  ['---\nid: just\ntitle: It is just a test\n---\n\nText.', ['3:14  just → nothing']],
])('finds discouraged phrases in %j', (content, expected) => {
  const found = discouragedPhrases(content, PHRASES);
  expect(typeof expected === 'number' ? found.length : found).toEqual(expected);
});

const TERM = {
  english: 'effect',
  chinese: '效果',
  discouraged: ['特效', '效应'],
  except: ['霍桑效应'],
};

async function translate(english: string, chinese: string): Promise<string[]> {
  const page = async (content: string) => ({
    content,
    sections: await splitSections('a.mdx', content),
  });
  return discouragedTranslations(await page(english), await page(chinese), [TERM]);
}

test('a discouraged translation is found in the sections whose English text has the term', async () => {
  const english = '# A\n\nTwo effects.\n\n## B {/* #b */}\n\nNothing.\n';
  const chinese = '# 甲\n\n两个特效。\n\n## 乙 {/* #b */}\n\n特效。\n';
  expect(await translate(english, chinese)).toEqual(['3:3  特效 → 效果 (effect)']);
  expect(await translate(english, '# 甲\n\n霍桑效应、效果、`特效`。\n')).toEqual([]);
});

test.each([
  ['用 `code` 可以（默认）。', []],
  ['用`code` 可以。', ['1:1  用 → a space']],
  ['用 `code`可以(默认)。', 2],
])('finds Chinese beside code in %j', (content, expected) => {
  const found = chineseBesideCode(content);
  expect(typeof expected === 'number' ? found.length : found).toEqual(expected);
});

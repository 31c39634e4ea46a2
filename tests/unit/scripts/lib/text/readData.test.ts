import path from 'node:path';
import { textsIn } from '../../../../../plugins/kit/node/readText';
import {
  DISCOURAGED,
  GLOSSARY,
  readDiscouraged,
  readGlossary,
} from '../../../../../scripts/lib/text/readData';

const root = path.resolve(__dirname, '../../../../..');
const WORDS = 'content/language/words.txt';

describe('the data of the project', () => {
  it('has valid, sorted lists without duplicates', async () => {
    const terms = (await readGlossary(textsIn(root))).map(({ english }) => english);
    const phrases = (await readDiscouraged(textsIn(root))).map(({ phrase }) => phrase);
    const words = ((await textsIn(root)(WORDS)) ?? '').trim().split('\n').slice(1);
    for (const list of [terms, phrases, words]) {
      const keys = list.map((each) => each.toLowerCase());
      expect(keys).toEqual([...new Set(keys)].sort());
    }
  });

  it('never discourages the translation it asks for', async () => {
    const terms = await readGlossary(textsIn(root));
    const used = new Set(terms.map(({ chinese }) => chinese));
    expect(terms.flatMap(({ discouraged = [] }) => discouraged).filter((w) => used.has(w))).toEqual(
      [],
    );
  });
});

describe('readGlossary', () => {
  it.each([
    ['[{ "english": "row" }]', '"[0].chinese" is required'],
    ['[{ "english": "row", "chinese": "行", "discouraged": "排" }]', 'must be an array'],
    ['[', 'JSON'],
  ])('rejects %s, with the file', async (json, reason) => {
    const result = readGlossary(() => Promise.resolve(json));
    await expect(result).rejects.toThrow(GLOSSARY);
    await expect(result).rejects.toThrow(reason);
  });

  it('rejects a missing file', async () => {
    await expect(readDiscouraged(() => Promise.resolve(undefined))).rejects.toThrow(
      `${DISCOURAGED}: there is no such file.`,
    );
  });
});

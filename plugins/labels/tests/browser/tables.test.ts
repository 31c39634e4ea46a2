import { labelAt } from '../../shared/translate';
import { languageOfFile, mapTranslations } from '../../node/checkTables';
import { mergeTranslations } from '../../browser/useTranslate';

test.each([
  ['translations.json', 'en'],
  ['translations-zh.json', 'zh'],
  ['./folder/button-pt.json', 'pt'],
  ['translations-ZH.json', 'en'],
  ['translations-zho.json', 'en'],
  ['translations-zh-cn.json', 'cn'],
  ['translations-zh.js', 'en'],
  ['zh.json', 'en'],
  ['i18n/en/labels.json', 'en'],
  ['i18n/zh/labels.json', 'zh'],
])('the file %s has the language %s', (file, language) => {
  expect(languageOfFile(file)).toBe(language);
});

test('maps tables by the language of their files', () => {
  expect(mapTranslations({ 'a.json': 1, 'a-zh.json': 2 })).toEqual({ en: 1, zh: 2 });
});

describe('labelAt', () => {
  const table = { a: { b: 'B', empty: '', '/path/x-y': 'P' }, c: 'C', 'c.d': 'D', 'e.f.g': 'G' };

  it.each([
    ['c', 'C'],
    ['a.b', 'B'],
    ['c.d', 'D'],
    ['e.f.g', 'G'],
    ['e.f', undefined],
    ['a./path/x-y', 'P'],
    ['a', undefined],
    ['a.empty', undefined],
    ['a.b.length', undefined],
    ['a.toString', undefined],
    ['missing.b', undefined],
    ['', undefined],
  ])('returns for %p: %p', (path, label) => {
    expect(labelAt(table, path)).toBe(label);
  });
});

describe('mergeTranslations', () => {
  it('merges labels in all groups and languages', () => {
    const base = { en: { a: { b: 'B', c: 'C' }, d: 'D' }, pt: { a: 'A' } };
    const over = { en: { a: { b: 'new', e: 'E' } }, zh: { a: '甲' } };
    expect(mergeTranslations(base, over)).toEqual({
      en: { a: { b: 'new', c: 'C', e: 'E' }, d: 'D' },
      pt: { a: 'A' },
      zh: { a: '甲' },
    });
  });

  it('does not modify its arguments', () => {
    const base = { en: { a: { b: 'B' } } };
    const over = { en: { a: { c: 'C' } } };
    mergeTranslations(base, over);
    expect([base, over]).toEqual([{ en: { a: { b: 'B' } } }, { en: { a: { c: 'C' } } }]);
  });

  it('replaces a label by a group and a group by a label', () => {
    const base = { en: { a: 'A', b: { c: 'C' } } };
    const over = { en: { a: { c: 'C' }, b: 'B' } };
    expect(mergeTranslations(base, over)).toEqual(over);
  });
});

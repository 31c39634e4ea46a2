import * as packs from '@mui/material/locale';
import { isOtherDirection, isRtlTag, localeNames, localeTag } from '../../shared/localeTag';

const NAMES = Object.keys(packs);

test('every locale of the library has a valid tag, and no two have the same', () => {
  const tags = NAMES.map(localeTag);
  expect(Intl.getCanonicalLocales(tags)).toHaveLength(NAMES.length);
});

test('the languages from right to left are those whose scripts are', () => {
  const scripts = new Set(['Arab', 'Hebr']);
  const isRtl = (tag: string) => scripts.has(new Intl.Locale(tag).maximize().script ?? '');
  const tags = NAMES.map(localeTag);
  expect(tags.filter(isRtlTag)).toEqual(tags.filter(isRtl));
  expect(tags.filter(isRtlTag)).toHaveLength(8);
});

test.each([true, false])(
  'a locale is in the other direction than a site (RTL: %s)',
  (isSiteRtl) => {
    expect(isOtherDirection('arEG', isSiteRtl)).toBe(!isSiteRtl);
    expect(isOtherDirection('deDE', isSiteRtl)).toBe(isSiteRtl);
  },
);

test('names the language, and the region only where a language has several', () => {
  const english = localeNames(NAMES, 'en');
  expect([english.get('deDE'), english.get('khKH'), english.get('kuCKB')]).toEqual([
    'German',
    'Khmer',
    'Central Kurdish',
  ]);
  expect(english.get('ptBR')).toMatch(/^(Brazilian Portuguese|Portuguese \(Brazil\))$/);
  expect(localeNames(NAMES, 'zh').get('deDE')).toBe('德语');
  expect(new Set(english.values()).size).toBe(NAMES.length);
});

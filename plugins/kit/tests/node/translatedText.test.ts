import { textIn, translatedText } from '../../node/translatedText';
import { keepSite, keptSite } from '../../shared/site/facts';

const site = keptSite();
const french = { id: 'fr', label: 'Français', htmlLang: 'fr', isBeginning: true } as const;

afterEach(() => keepSite(site));

const problemOf = (text: object) => translatedText().validate(text).error?.message;

test('a text needs all languages of the site', () => {
  expect(problemOf({ en: 'Card', zh: '卡片' })).toBeUndefined();
  expect(problemOf({ en: 'Card' })).toBe('"zh" is required');
  expect(problemOf({ en: 'Card', zh: ' ' })).toMatch('"zh"');
  expect(problemOf({ en: 'Card', zh: '卡片', fr: 'Carte' })).toBe('"fr" is not allowed');
});

test('a beginning language may lack it, and has the text of the default language', () => {
  keepSite({ ...site, languages: [...site.languages, french as never] });
  const text = { en: 'Card', zh: '卡片' };
  expect(problemOf(text)).toBeUndefined();
  expect(problemOf({ ...text, fr: 'Carte' })).toBeUndefined();
  expect([textIn(text, 'zh'), textIn(text, 'fr')]).toEqual(['卡片', 'Card']);
  expect(textIn({ ...text, fr: 'Carte' }, 'fr')).toBe('Carte');
});

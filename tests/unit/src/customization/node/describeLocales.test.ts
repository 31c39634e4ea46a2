import * as packs from '@mui/material/locale';
import { describeLocales } from '../../../../../src/customization/node/index';

const { locales, texts } = describeLocales(packs, 'en');
const find = (name: string) => locales.find((locale) => locale.name === name);

test('describes every locale of the installed library, sorted by title', () => {
  expect(locales.map(({ name }) => name).sort()).toEqual(Object.keys(packs).sort());
  const titles = locales.map(({ title }) => title);
  expect(titles).toEqual([...titles].sort(new Intl.Collator('en').compare));
});

test('finds the texts that a locale doesn’t have', () => {
  expect(find('deDE')).toMatchObject({ title: 'German', ownTitle: 'Deutsch', missing: [] });
  expect(find('zhCN')?.missing).toEqual(['Pagination.aria-label', 'Pagination.getItemAriaLabel']);
  expect(find('enUS')?.missing).toHaveLength(texts);
});

test('writes titles in the language of the page', () => {
  const inChinese = describeLocales(packs, 'zh').locales;
  expect(inChinese.find(({ name }) => name === 'deDE')?.title).toBe('德语');
});

test('counts a text as missing only if another locale has it', () => {
  const text = { defaultProps: { closeText: 'x' } };
  expect(
    describeLocales({ deDE: { components: { MuiAlert: text } }, frFR: {} }, 'en'),
  ).toMatchObject({
    texts: 1,
    locales: [
      { name: 'frFR', missing: ['Alert.closeText'] },
      { name: 'deDE', missing: [] },
    ],
  });
});

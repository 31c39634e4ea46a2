/** @jest-environment jsdom */
import { readerThemeStore, storeReaderThemes } from '../../../../src/preferences/readerThemeStore';
import {
  parseReaderThemes,
  readReaderThemes,
} from '../../../../src/preferences/shared/readerTheme';

const THEME = { options: { spacing: 4 }, code: 'export const theme = 1;', isUsed: true };
const parseOne = (json: string) => parseReaderThemes(`{"joy-ui":${json}}`)['joy-ui'];

test('stored themes are read again, each of its product', () => {
  storeReaderThemes({ 'material-ui': THEME });
  storeReaderThemes({ 'joy-ui': { ...THEME, isUsed: false } });
  const themes = { 'material-ui': THEME, 'joy-ui': { ...THEME, isUsed: false } };
  expect(readerThemeStore.get()).toEqual(themes);
  expect(readReaderThemes()).toEqual(themes);
});

test('what is not a theme is ignored', () => {
  const texts = [null, '', '{', '1', '[]', '{"joy":{"options":{},"code":""}}'];
  expect(texts.map(parseReaderThemes)).toEqual(texts.map(() => ({})));
  expect(parseOne('{"options":1,"code":""}')).toBeUndefined();
  expect(parseOne('{"options":{}}')).toBeUndefined();
});

test('a theme is used only if storage says so', () => {
  expect(parseOne('{"options":{},"code":"","isUsed":"yes"}')?.isUsed).toBe(false);
});

test('a change in another tab is followed', () => {
  const newValue = JSON.stringify({ 'material-ui': { ...THEME, isUsed: false } });
  window.dispatchEvent(new StorageEvent('storage', { key: 'reader-theme', newValue }));
  expect(readerThemeStore.get()['material-ui']?.isUsed).toBe(false);
});

test('blocked storage keeps a theme for the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  storeReaderThemes({ 'material-ui': { ...THEME, code: '' } });
  expect(readerThemeStore.get()['material-ui']?.code).toBe('');
});

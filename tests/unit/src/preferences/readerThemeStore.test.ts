/** @jest-environment jsdom */
import { readerThemeStore, storeReaderTheme } from '../../../../src/preferences/readerThemeStore';
import { parseReaderTheme, readReaderTheme } from '../../../../src/preferences/shared/readerTheme';

const THEME = { options: { spacing: 4 }, code: 'export const theme = 1;', isUsed: true };

test('a stored theme is read again', () => {
  storeReaderTheme(THEME);
  expect(readerThemeStore.get()).toBe(THEME);
  expect(readReaderTheme()).toEqual(THEME);
});

test('what is not a theme is ignored', () => {
  const texts = [null, '', '{', '1', '[]', '{"options":1,"code":""}', '{"options":{}}'];
  expect(texts.map(parseReaderTheme)).toEqual(texts.map(() => undefined));
});

test('a theme is used only if storage says so', () => {
  expect(parseReaderTheme('{"options":{},"code":"","isUsed":"yes"}')?.isUsed).toBe(false);
});

test('a change in another tab is followed', () => {
  const newValue = JSON.stringify({ ...THEME, isUsed: false });
  window.dispatchEvent(new StorageEvent('storage', { key: 'reader-theme', newValue }));
  expect(readerThemeStore.get()?.isUsed).toBe(false);
});

test('blocked storage keeps the theme for the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  storeReaderTheme({ ...THEME, code: '' });
  expect(readerThemeStore.get()?.code).toBe('');
});

/** @jest-environment jsdom */
import { readerThemeStore } from '../../browser/readerThemeStore';
import type { ReaderThemes } from '../../shared/readerTheme';
import { parseReaderThemes, readReaderThemes } from '../../shared/readerTheme';

const THEME = { options: { spacing: 4 }, code: 'export const theme = 1;', isUsed: true };
const parseOne = (json: string) => parseReaderThemes(`{"joy-ui":${json}}`)['joy-ui'];
const change = (changed: ReaderThemes) =>
  readerThemeStore.change((themes) => ({ ...themes, ...changed }));

test('stored themes are read again, each of its product', () => {
  change({ 'material-ui': THEME });
  change({ 'joy-ui': { ...THEME, isUsed: false } });
  const themes = { 'material-ui': THEME, 'joy-ui': { ...THEME, isUsed: false } };
  expect(readerThemeStore.get()).toEqual(themes);
  expect(readReaderThemes()).toEqual(themes);
});

test('what is not a theme is ignored', () => {
  const texts = [null, '', '{', '1', '[]', '{"joy-ui":{"options":{}}}'];
  expect(texts.map(parseReaderThemes)).toEqual(texts.map(() => ({})));
  expect(parseOne('{"options":1,"code":""}')).toBeUndefined();
  expect(parseOne('{"options":{}}')).toBeUndefined();
});

test('texts that would add rules to a style sheet are left out, and the rest stays', () => {
  const escape = 'red; } body { display: none';
  const theme = parseOne(
    JSON.stringify({
      ...THEME,
      options: {
        spacing: 4,
        shadows: ['none', escape],
        typography: { fontFamily: '"A;B", serif', button: { textTransform: escape } },
        palette: { primary: { main: '#0A1929' }, [escape]: { main: 'red' } },
      },
    }),
  );
  expect(theme?.options).toEqual({
    spacing: 4,
    shadows: ['none'],
    typography: { fontFamily: '"A;B", serif', button: {} },
    palette: { primary: { main: '#0A1929' } },
  });
});

test('a theme is used only if storage says so', () => {
  expect(parseOne('{"options":{},"code":"","isUsed":"yes"}')?.isUsed).toBe(false);
});

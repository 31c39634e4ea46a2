import { isPrinted, parseLook, shownMode, withLook } from '../../shared/look';
import {
  framePath,
  GALLERY_PATHS,
  isPreviewPath,
  picturePath,
  previewPath,
  sourcePath,
} from '../../shared/paths';

test('the paths of templates alone are known, in any language', () => {
  expect(isPreviewPath(previewPath('sign-in'))).toBe(true);
  expect(isPreviewPath(`/zh${previewPath('sign-in')}`)).toBe(true);
  expect(isPreviewPath(previewPath('joy-ui/files'))).toBe(true);
  expect(isPreviewPath(framePath('sign-in'))).toBe(false);
  expect(isPreviewPath(sourcePath('sign-in'))).toBe(false);
  expect(isPreviewPath('/material-ui/react-button/preview')).toBe(false);
});

test('a template is below the gallery of its product, and named after both in files', () => {
  const [material, joy] = GALLERY_PATHS;
  expect(framePath('sign-in')).toBe(`${material}/sign-in`);
  expect(framePath('joy-ui/sign-in')).toBe(`${joy}/sign-in`);
  expect(picturePath('joy-ui/sign-in', 'dark')).toBe('/img/templates/joy-ui-sign-in-dark.webp');
});

const NO_CHOICE = { mode: null, usesTheme: false };
const DEFAULT = { theme: 'custom', mode: 'system', direction: 'ltr', width: 'full' };

test('an address without a look has the default one, in the reader’s mode', () => {
  expect(parseLook('', NO_CHOICE)).toEqual(DEFAULT);
  expect(parseLook('', { mode: 'dark', usesTheme: false })).toEqual({ ...DEFAULT, mode: 'dark' });
});

test('an address may name each part', () => {
  expect(
    parseLook('?theme=library&mode=light&direction=rtl&width=phone', {
      mode: 'dark',
      usesTheme: false,
    }),
  ).toEqual({
    theme: 'library',
    mode: 'light',
    direction: 'rtl',
    width: 'phone',
  });
});

test('what is not valid is ignored', () => {
  const search = '?theme=1.rtl.dense.12&mode=%3Cscript%3E&direction=up&width=';
  expect(parseLook(search, { mode: 'blue', usesTheme: false })).toEqual(DEFAULT);
});

test('a reader’s own theme is used where the address names none', () => {
  const reader = { mode: null, usesTheme: true };
  expect(parseLook('', reader).theme).toBe('reader');
  expect(parseLook('?theme=custom', reader).theme).toBe('custom');
});

test('an address keeps what else it says when a part changes', () => {
  const address = withLook('https://a.example/b?x=1&mode=dark#c', 'mode', 'light');
  expect(address).toBe('https://a.example/b?x=1&mode=light#c');
});

test('only the default theme and direction are printed', () => {
  expect(isPrinted(parseLook('?mode=dark&width=phone', NO_CHOICE))).toBe(true);
  expect(isPrinted(parseLook('?theme=library', NO_CHOICE))).toBe(false);
  expect(isPrinted(parseLook('?direction=rtl', NO_CHOICE))).toBe(false);
});

test('the mode of the system is followed, and no other', () => {
  expect(shownMode(parseLook('', NO_CHOICE), true)).toBe('dark');
  expect(shownMode(parseLook('', NO_CHOICE), false)).toBe('light');
  expect(shownMode(parseLook('?mode=light', NO_CHOICE), true)).toBe('light');
});

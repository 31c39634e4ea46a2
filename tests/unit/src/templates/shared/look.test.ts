import {
  isPrinted,
  parseLook,
  shownMode,
  withLook,
} from '../../../../../src/templates/shared/look';

const DEFAULT = { theme: 'custom', mode: 'system', direction: 'ltr', width: 'full' };

test('an address without a look has the default one, in the reader’s mode', () => {
  expect(parseLook('', null)).toEqual(DEFAULT);
  expect(parseLook('', 'dark')).toEqual({ ...DEFAULT, mode: 'dark' });
});

test('an address may name each part', () => {
  expect(parseLook('?theme=material&mode=light&direction=rtl&width=phone', 'dark')).toEqual({
    theme: 'material',
    mode: 'light',
    direction: 'rtl',
    width: 'phone',
  });
});

test('what is not valid is ignored', () => {
  const search = '?theme=1.rtl.dense.12&mode=%3Cscript%3E&direction=up&width=';
  expect(parseLook(search, 'blue')).toEqual(DEFAULT);
});

test('an address keeps what else it says when a part changes', () => {
  const address = withLook('https://a.example/b?x=1&mode=dark#c', 'mode', 'light');
  expect(address).toBe('https://a.example/b?x=1&mode=light#c');
});

test('only the default theme and direction are printed', () => {
  expect(isPrinted(parseLook('?mode=dark&width=phone', null))).toBe(true);
  expect(isPrinted(parseLook('?theme=material', null))).toBe(false);
  expect(isPrinted(parseLook('?direction=rtl', null))).toBe(false);
});

test('the mode of the system is followed, and no other', () => {
  expect(shownMode(parseLook('', null), true)).toBe('dark');
  expect(shownMode(parseLook('', null), false)).toBe('light');
  expect(shownMode(parseLook('?mode=light', null), true)).toBe('light');
});

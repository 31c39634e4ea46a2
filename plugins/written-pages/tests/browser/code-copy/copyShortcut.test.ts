import { isCopyShortcut } from '../../../browser/code-copy/clientModule';

const CTRL_C = {
  key: 'c',
  code: 'KeyC',
  ctrlKey: true,
  metaKey: false,
  shiftKey: false,
  altKey: false,
};

test.each([
  ['Ctrl+C', {}],
  ['⌘C', { ctrlKey: false, metaKey: true }],
  ['both', { metaKey: true }],
  ['Ctrl+C with caps lock', { key: 'C' }],
  ['the key on a Ukrainian keyboard', { key: 'с' }],
  ['the key on a Hebrew keyboard', { key: 'ב' }],
  ['the key on a Dvorak keyboard', { code: 'KeyI' }],
])('returns true for %s', (_, change) => {
  expect(isCopyShortcut({ ...CTRL_C, ...change }, false)).toBe(true);
});

test.each([
  ['C alone', { ctrlKey: false }],
  ['another key', { key: 'v', code: 'KeyV' }],
  ['another letter of a Dvorak keyboard', { key: 'j' }],
  ['a key without a character', { key: 'Control' }],
  ['Ctrl+Shift+C', { shiftKey: true, key: 'C' }],
  ['Ctrl+Alt+C', { altKey: true }],
  ['a Cyrillic letter that looks like it', { key: 'с', code: 'KeyF' }],
])('returns false for %s', (_, change) => {
  expect(isCopyShortcut({ ...CTRL_C, ...change }, false)).toBe(false);
});

test('leaves selected text to the browser', () => {
  expect(isCopyShortcut(CTRL_C, true)).toBe(false);
});

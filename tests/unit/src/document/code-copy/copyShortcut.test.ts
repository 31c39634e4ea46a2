import { isCopyShortcut } from '../../../../../src/document/code-copy/copyShortcut';

const CTRL_C = {
  key: 'c',
  ctrlKey: true,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  hasSelection: false,
};

test.each([
  ['Ctrl+C', {}],
  ['⌘C', { ctrlKey: false, metaKey: true }],
  ['both', { metaKey: true }],
  ['Ctrl+C with caps lock', { key: 'C' }],
])('returns true for %s', (_, change) => {
  expect(isCopyShortcut({ ...CTRL_C, ...change })).toBe(true);
});

test.each([
  ['C alone', { ctrlKey: false }],
  ['another key', { key: 'v' }],
  ['a key without a character', { key: 'Control' }],
  ['Ctrl+Shift+C', { shiftKey: true, key: 'C' }],
  ['Ctrl+Alt+C', { altKey: true }],
  ['Ctrl+C with text selected', { hasSelection: true }],
  ['a Cyrillic letter that looks like it', { key: 'с' }],
])('returns false for %s', (_, change) => {
  expect(isCopyShortcut({ ...CTRL_C, ...change })).toBe(false);
});

/** @jest-environment jsdom */
import { SHORTCUT_KEYS, shortcutOf } from '../../../browser/shortcuts/answerShortcuts';

const press = (key: string, init: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, ...init });

function focused(html: string): Element {
  document.body.innerHTML = html;
  const element = document.body.querySelector('[data-focus]');
  if (!element) {
    throw new Error('No element has the attribute data-focus.');
  }
  return element;
}

test.each(Object.entries(SHORTCUT_KEYS))('%s is %s', (key, shortcut) => {
  expect(shortcutOf(press(key), document.body)).toBe(shortcut);
});

test('each shortcut has one key', () => {
  const shortcuts = Object.values(SHORTCUT_KEYS);
  expect(new Set(shortcuts).size).toBe(shortcuts.length);
});

test.each([
  ['x', {}],
  ['?', { shiftKey: true }],
  ['N', { shiftKey: true }],
  ['Enter', {}],
  ['toString', {}],
  ['c', { ctrlKey: true }],
  ['c', { metaKey: true }],
  ['c', { altKey: true }],
  ['N', { code: 'KeyN', shiftKey: true }],
  ['Т', { code: 'KeyN', shiftKey: true }],
  ['b', { code: 'KeyN' }],
])('%s with %j is none', (key, init) => {
  expect(shortcutOf(press(key, init), document.body)).toBeUndefined();
});

test.each([
  ['a field', '<input data-focus>'],
  ['a text area', '<textarea data-focus></textarea>'],
  ['a select', '<select data-focus></select>'],
  ['the editor', '<pre contenteditable="true" data-focus></pre>'],
  ['a dialog', '<dialog open><button data-focus></button></dialog>'],
  ['a menu', '<ul role="menu"><li role="menuitem" data-focus></li></ul>'],
  ['a list of options', '<ul role="listbox" data-focus></ul>'],
  ['a running demo', '<div data-island="a"><p data-island="b"><i data-focus></i></p></div>'],
  ['a listing', '<div class="MuiCode-root"><pre tabindex="0" data-focus></pre></div>'],
  ['the tabs of files', '<div role="tablist"><button role="tab" data-focus></button></div>'],
  ['a frame', '<iframe title="Demo" data-focus></iframe>'],
  ['the popup of a demo', '<div data-demo-popup><i data-focus></i></div>'],
  ['a playground', '<div data-island="p" data-island-module="playground"><i data-focus></i></div>'],
])('keys pressed in %s belong to it', (_name, html) => {
  expect(shortcutOf(press('n'), focused(html))).toBeUndefined();
});

test('keys pressed in the editor of a demo belong to it before editing starts, too', () => {
  const editor = focused('<div class="MuiCode-root" tabindex="0" data-focus></div>') as HTMLElement;
  editor.focus();
  expect(shortcutOf(press('n'), editor)).toBeUndefined();
});

test.each([
  ['т', 'KeyN', {}, 'nextPage'],
  ['μ', 'KeyM', {}, 'mode'],
  ['ח', 'KeyJ', {}, 'nextHeading'],
  ['ю', 'Period', {}, 'nextDemo'],
  ['.', 'Slash', {}, 'nextDemo'],
] as const)('%s at the place %s is %s %s', (key, code, init, shortcut) => {
  expect(shortcutOf(press(key, { code, ...init }), document.body)).toBe(shortcut);
});

test.each([
  ['a link', '<a href="/" data-focus>Next</a>'],
  ['a heading', '<h2 data-focus>Sizes</h2>'],
  ['the copy button of a listing', '<div class="MuiCode-root"><button data-focus></button></div>'],
  [
    'the toolbar of a demo',
    '<div data-island="d" data-island-module="demo"><button data-focus></button></div>',
  ],
  [
    'the side navigation',
    '<div data-island="s" data-island-module="side-navigation"><a href="/" data-focus>A</a></div>',
  ],
])('they are shortcuts on %s', (_name, html) => {
  expect(shortcutOf(press('n'), focused(html))).toBe('nextPage');
});

/** @jest-environment jsdom */
import { answerSearch, opensSearch, typedCharacter } from '../../../browser/button/answerSearch';

const press = (key: string, modifiers: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, ...modifiers });

function element(html: string): Element | null {
  document.body.innerHTML = html;
  return document.body.querySelector('[data-focus]');
}

test.each([
  ['k', { ctrlKey: true }],
  ['k', { metaKey: true }],
  ['K', { ctrlKey: true }],
  ['л', { ctrlKey: true, code: 'KeyK' }],
  ['κ', { metaKey: true, code: 'KeyK' }],
  ['ן', { ctrlKey: true, code: 'KeyK' }],
  ['k', { ctrlKey: true, code: 'KeyV' }],
  ['ظ', { code: 'Slash' }],
  ['/', {}],
])('%s with %j opens the search', (key, modifiers) => {
  expect(opensSearch(press(key, modifiers), document.body, true)).toBe(true);
});

test.each([
  ['k', {}],
  ['k', { ctrlKey: true, shiftKey: true }],
  ['k', { ctrlKey: true, altKey: true }],
  ['/', { ctrlKey: true }],
  ['a', {}],
  ['t', { ctrlKey: true, code: 'KeyK' }],
])('%s with %j does not', (key, modifiers) => {
  expect(opensSearch(press(key, modifiers), document.body, true)).toBe(false);
});

test.each([
  '<input data-focus>',
  '<textarea data-focus></textarea>',
  '<div contenteditable="true"><b data-focus></b></div>',
  '<pre tabindex="0" data-focus></pre>',
  '<p data-island="demo"><i data-island="stage"><button data-focus></button></i></p>',
])('a slash pressed in %s does not, but the shortcut does', (html) => {
  const field = element(html);
  expect(opensSearch(press('/'), field, true)).toBe(false);
  expect(opensSearch(press('k', { metaKey: true }), field, true)).toBe(true);
});

test('without shortcuts of a single key, a slash does not, but the shortcut does', () => {
  expect(opensSearch(press('/'), document.body, false)).toBe(false);
  expect(opensSearch(press('k', { ctrlKey: true }), document.body, false)).toBe(true);
});

test('a character typed on the button becomes the query, keys that activate it don’t', () => {
  expect(typedCharacter(press('b'))).toBe('b');
  expect(typedCharacter(press('按'))).toBe('按');
  expect(typedCharacter(press('B', { shiftKey: true }))).toBe('B');
  expect(
    [press(' '), press('Enter'), press('Tab'), press('b', { ctrlKey: true })].map(typedCharacter),
  ).toEqual(['', '', '', '']);
});

test('keys belong to the query from the shortcut on, and to the field once it has the focus', () => {
  document.body.innerHTML = '<button data-search></button><dialog><input></dialog>';
  answerSearch.attach?.(document.body);
  const isTaken = (target: Element, key: string, modifiers: KeyboardEventInit = {}) =>
    !target.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }),
    );
  expect(isTaken(document.body, 'm')).toBe(false);
  expect(isTaken(document.body, 'k', { ctrlKey: true })).toBe(true);
  expect(isTaken(document.body, 'm')).toBe(true);
  const field = document.querySelector('input') as HTMLInputElement;
  field.focus();
  expect(isTaken(field, 'k', { ctrlKey: true })).toBe(true);
  expect(isTaken(field, 'm')).toBe(false);
});

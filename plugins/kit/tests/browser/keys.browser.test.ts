/** @jest-environment jsdom */
import { ignoreInputMethods, shortcutKey } from '../../browser/keys';

const press = (key: string, init: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, bubbles: true, ...init });

test.each([
  ['k', 'KeyK', 'k'],
  ['t', 'KeyK', 't'],
  ['é', 'Digit2', 'é'],
  ['ı', 'KeyI', 'ı'],
  ['л', 'KeyK', 'k'],
  ['ж', 'Semicolon', 'ж'],
  ['Enter', 'Enter', 'Enter'],
  ['Dead', 'KeyE', 'Dead'],
])('%s at the place %s is the shortcut %s', (key, code, shortcut) => {
  expect(shortcutKey(press(key, { code }))).toBe(shortcut);
});

test('a demo hears the keys of an input method', () => {
  const heard = jest.fn();
  ignoreInputMethods(window);
  document.body.innerHTML = '<div data-island="a"><div data-island="b"><input></div></div>';
  const field = document.querySelector('input');
  field?.addEventListener('keydown', heard);
  field?.dispatchEvent(press('Process', { isComposing: true }));
  expect(heard).toHaveBeenCalledTimes(1);
});

test('no listener hears a key of an input method, nor an event without a key', () => {
  const heard = jest.fn();
  ignoreInputMethods(window);
  for (const target of [window, document, document.body]) {
    target.addEventListener('keydown', heard);
    target.addEventListener('keydown', heard, { capture: true });
  }
  document.body.dispatchEvent(press('Enter', { isComposing: true }));
  document.body.dispatchEvent(press('Enter', { keyCode: 229 }));
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(heard).not.toHaveBeenCalled();
  document.body.dispatchEvent(press('Enter', { keyCode: 13 }));
  expect(heard).toHaveBeenCalledTimes(6);
});

/** @jest-environment jsdom */
import { shortcutKey } from '../../../../src/lib/keys';

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

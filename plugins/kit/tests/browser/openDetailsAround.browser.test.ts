/** @jest-environment jsdom */
import { openDetailsAround } from '../../browser/openDetailsAround';

test('opens what an element is folded into, and nothing else', () => {
  document.body.innerHTML =
    '<details id="a"><details id="b"><p id="target"></p></details></details><details id="c"></details>';
  openDetailsAround(document.getElementById('target'));
  const open = [...document.querySelectorAll('details[open]')].map(({ id }) => id);
  expect(open).toEqual(['a', 'b']);
});

test('opens details that a link leads to themselves', () => {
  document.body.innerHTML = '<details id="a"></details>';
  openDetailsAround(document.getElementById('a'));
  expect(document.querySelector('details')?.open).toBe(true);
});

test('does nothing without an element', () => expect(() => openDetailsAround(null)).not.toThrow());

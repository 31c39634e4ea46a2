/** @jest-environment jsdom */
import { findAgain } from '../../../browser/interaction/findAgain';
import { repeatFocus } from '../../../browser/interaction/repeatFocus';

function heardBy(focused: string): number {
  document.body.innerHTML = '<div><input id="inside" /></div><input id="outside" />';
  document.getElementById(focused)?.focus();
  const island = document.querySelector('div') as HTMLDivElement;
  const hear = jest.fn();
  island.addEventListener('focusin', hear);
  repeatFocus(island);
  return hear.mock.calls.length;
}

test('an island hears that an element in it has the focus', () => {
  expect(heardBy('inside')).toBe(1);
});

test('an island without the focus hears nothing', () => {
  expect(heardBy('outside')).toBe(0);
});

test('the focus returns to what React has put in the place of the focused element', () => {
  document.body.innerHTML = '<div><input id="inside" /></div>';
  const island = document.querySelector('div') as HTMLDivElement;
  const inside = document.getElementById('inside') as HTMLElement;
  inside.focus();
  const again = findAgain(island, inside);
  island.innerHTML = '<input id="other" />';
  repeatFocus(island, again);
  expect(document.activeElement?.id).toBe('other');
});

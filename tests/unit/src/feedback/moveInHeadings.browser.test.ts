/** @jest-environment jsdom */
import { boxOfHeading, moveInHeadings } from '../../../../src/feedback/moveInHeadings';

moveInHeadings.attach?.(document.body);

beforeEach(() => {
  document.body.innerHTML =
    '<div data-section-heading><h2 id="sizes">Sizes</h2><a href="#sizes"></a><button></button></div>' +
    '<div data-section-heading><h4 id="small">Small</h4><a href="#small"></a></div>' +
    '<p><a href="#sizes">Sizes</a><button>Send</button></p>';
});

/** Presses a key on an element; returns the element with focus, and whether the key was answered. */
function press(selector: string, key: string, init: KeyboardEventInit = {}) {
  document.querySelector<HTMLElement>(selector)?.focus();
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  document.activeElement?.dispatchEvent(event);
  return [document.activeElement?.localName, event.defaultPrevented];
}

test.each(['ArrowLeft', 'ArrowRight'])('%s moves from the link to the button and back', (key) => {
  expect(press('div a', key)).toEqual(['button', true]);
  expect(press('div button', key)).toEqual(['a', true]);
});

test.each([
  ['another key', 'div a', 'Home', {}],
  ['a key that goes back in history', 'div a', 'ArrowLeft', { altKey: true }],
  ['a key that selects', 'div a', 'ArrowRight', { shiftKey: true }],
  ['the link of a heading that has no button', 'h4 + a', 'ArrowRight', {}],
  ['a link of the text', 'p a', 'ArrowRight', {}],
])('%s stays with the browser', (_name, selector, key, init) => {
  expect(press(selector, key, init)).toEqual(['a', false]);
});

test.each([
  ['a tap on a heading moves focus to its link', true, 'h2', '#sizes'],
  ['a click on a screen with a pointer moves nothing', false, 'h2', null],
  ['a tap on the text moves nothing', true, 'p', null],
  ['a tap on the button is for the button', true, 'div button', null],
])('%s', (_name, isTouch, selector, focused) => {
  window.matchMedia = () => ({ matches: isTouch }) as MediaQueryList;
  document.querySelector<HTMLElement>(selector)?.click();
  expect(document.activeElement?.getAttribute('href') ?? null).toBe(focused);
});

test('the box of a heading holds its link; another element is its own box', () => {
  const box = document.querySelector('div');
  expect(boxOfHeading(document.querySelector('#sizes')!)).toBe(box);
  const paragraph = document.querySelector('p')!;
  expect(boxOfHeading(paragraph)).toBe(paragraph);
});

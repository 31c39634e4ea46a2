/** @jest-environment jsdom */
import { followLinks } from '../../../browser/frame/followLinks';

const scrolled = jest.fn<void, [string]>();
let stop: () => void;

beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled(this.id);
  };
  document.body.innerHTML = `
    <a id="fragment" href="#orders"><span>Orders</span></a>
    <a id="missing" href="#stores">Stores</a>
    <button id="button">Button</button>
    <p id="orders"></p>`;
  stop = followLinks(document);
});

afterEach(() => stop());

/** Returns whether the browser would follow the link. */
function click(selector: string, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  return document.querySelector(selector)?.dispatchEvent(event) ?? false;
}

test('shows the part of the frame that a link names, and nothing if there is none', () => {
  expect(click('#fragment span')).toBe(false);
  expect(click('#missing')).toBe(false);
  expect(scrolled.mock.calls).toEqual([['orders']]);
});

test('leaves other clicks to the browser', () => {
  expect(click('#button')).toBe(true);
  expect(click('#fragment', { ctrlKey: true })).toBe(true);
  expect(scrolled).not.toHaveBeenCalled();
});

test("leaves a link to a demo's router that follows it", () => {
  const link = document.getElementById('fragment');
  link?.addEventListener('click', (event) => event.preventDefault());
  expect(click('#fragment')).toBe(false);
  expect(scrolled).not.toHaveBeenCalled();
});

test('stops when the demo is removed', () => {
  stop();
  expect(click('#fragment')).toBe(true);
});
